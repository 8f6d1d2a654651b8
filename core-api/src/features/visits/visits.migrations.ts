import { listIndexes } from '../../migrations/0008-list-indexes';

export const visitsMigrations = [listIndexes];
