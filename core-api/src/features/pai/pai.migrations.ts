import { paiTables } from './202611260900-pai';
import { coachActivitiesRevision } from './202611261130-coach-activities';

export const paiMigrations = [paiTables, coachActivitiesRevision];
