import { ownFormationPages as pages } from '@ruta/contracts/pfp/own-formation-pages';
import { lazyPage } from '../../lib/lazy-page';
import { pagesFor } from '../../shared/AbilityGuard';

/** Formation plans: teachers read them, too, though their address is the scholastic area’s (PFP-01). */
export const pfpSharedPages = [
  pagesFor('pfp:read', [
    lazyPage(pages.formationPlans, async () => (await import('./pages/FormationPages')).FormationPlansPage),
    lazyPage(pages.formationPlan, async () => (await import('./pages/FormationPages')).FormationPlanPage),
  ]),
];
