import { coachFormationPages as pages } from '@ruta/contracts/pfp/coach-formation-pages';
import { lazyPage } from '../../lib/lazy-page';

/** Formation plans of an accompanied school (PFP-01). */
export const pfpCoachPages = [
  lazyPage(pages.coachFormationPlans, async () => (await import('./pages/FormationPages')).CoachFormationPlansPage),
  lazyPage(pages.coachFormationPlan, async () => (await import('./pages/FormationPages')).CoachFormationPlanPage),
];
