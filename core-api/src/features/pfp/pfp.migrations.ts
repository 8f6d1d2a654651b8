import { formationPlans } from './202611261830-formation-plans';

export const pfpMigrations = [formationPlans];
