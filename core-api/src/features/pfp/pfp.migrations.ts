import { formationPlans } from './202611261830-formation-plans';
import { formationNews } from './202611270510-formation-news';

export const pfpMigrations = [formationPlans, formationNews];
