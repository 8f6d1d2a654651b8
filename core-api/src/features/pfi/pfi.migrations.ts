import { centralActivitiesTables } from './202611251910-central-activities';
import { yearlyPlan } from './202611261330-yearly-plan';

export const pfiMigrations = [centralActivitiesTables, yearlyPlan];
