import { evidenceTables } from '../../migrations/0005-evidence';
import { activityTables } from '../../migrations/0006-activities';

export const activitiesMigrations = [evidenceTables, activityTables];
