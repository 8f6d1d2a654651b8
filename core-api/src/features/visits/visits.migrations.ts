import { listIndexes } from '../../migrations/0008-list-indexes';
import { visitChanges } from './202611231110-visit-changes';

export const visitsMigrations = [listIndexes, visitChanges];
