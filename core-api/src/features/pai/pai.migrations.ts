import { paiTables } from './202611260900-pai';
import { coachActivitiesRevision } from './202611261130-coach-activities';
import { paiPresence } from './202611272330-pai-presence';

export const paiMigrations = [paiTables, coachActivitiesRevision, paiPresence];
