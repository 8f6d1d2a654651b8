import { centralActivitiesTables } from './202611251910-central-activities';

export const pfiMigrations = [centralActivitiesTables];
