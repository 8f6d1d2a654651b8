import { formationCataloguePages as pages } from '@ruta/contracts/pfp/catalogue-pages';
import { lazyPage } from '../../lib/lazy-page';

/** The catalogue of formation plans, for administrators and content designers (PFP-01). */
export const pfpAdminPages = [
  lazyPage(pages.adminFormationPlans, async () => (await import('./pages/CataloguePage')).CataloguePage),
  lazyPage(pages.adminFormationPlan, async () => (await import('./pages/CataloguePlanPage')).CataloguePlanPage),
];
