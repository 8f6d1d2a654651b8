import { pfpPages } from '@ruta/contracts/pfp/pfp.pages';
import { lazyPage } from '../../lib/lazy-page';
import { pagesFor } from '../../shared/AbilityGuard';

/** Formation plans: teachers read them, too, though their address is the scholastic area’s (PFP-01). */
export const pfpSharedPages = [
  pagesFor('pfp:read', [
    lazyPage(pfpPages.formationPlans, async () => (await import('./pages/FormationPages')).FormationPlansPage),
    lazyPage(pfpPages.formationPlan, async () => (await import('./pages/FormationPages')).FormationPlanPage),
  ]),
];
