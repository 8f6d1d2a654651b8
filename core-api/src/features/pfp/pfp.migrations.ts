import { formationPlans } from './202611261830-formation-plans';
import { formationNews } from './202611270510-formation-news';
import { formationProgress } from './202611271755-formation-progress';
import { formationTotals } from './202611280830-formation-totals';

export const pfpMigrations = [formationPlans, formationNews, formationProgress, formationTotals];
