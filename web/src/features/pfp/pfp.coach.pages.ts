import { pfpPages } from '@ruta/contracts/pfp/pfp.pages';
import { lazyPage } from '../../lib/lazy-page';

/** Formation plans of an accompanied school (PFP-01). */
export const pfpCoachPages = [
  lazyPage(pfpPages.coachFormationPlans, async () => (await import('./pages/FormationPages')).CoachFormationPlansPage),
  lazyPage(pfpPages.coachFormationPlan, async () => (await import('./pages/FormationPages')).CoachFormationPlanPage),
];
