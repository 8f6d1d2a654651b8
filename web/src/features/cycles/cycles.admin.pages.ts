import { cyclesPages } from '@ruta/contracts/cycles/cycles.pages';
import { lazyPage } from '../../lib/lazy-page';

/** School cycles (CYC-01 to CYC-03). */
export const cyclesAdminPages = [
  lazyPage(cyclesPages.adminCycles, async () => (await import('./pages/CycleListPage')).CycleListPage),
  lazyPage(cyclesPages.adminNewCycle, async () => (await import('./pages/CycleCreatePage')).CycleCreatePage),
  lazyPage(cyclesPages.adminCycle, async () => (await import('./pages/CyclePage')).CyclePage),
];
