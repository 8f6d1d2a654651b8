import { listIndexes } from '../../migrations/0008-list-indexes';
import { visitChanges } from './202611231110-visit-changes';
import { visitSearchKey } from '../../migrations/202611231405-visit-search-key';
import { cancelledVisits } from './202611231330-cancelled-visits';
import { visitsByProgress } from './202611231345-visits-by-progress';

export const visitsMigrations = [listIndexes, visitChanges, cancelledVisits, visitsByProgress, visitSearchKey];
