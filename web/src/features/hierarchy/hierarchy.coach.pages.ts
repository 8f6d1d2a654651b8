import { schoolHistoryPage } from '@ruta/contracts/hierarchy/school-history.page';
import { lazyPage } from '../../lib/lazy-page';

/** Who accompanied a school (HIE-06). */
export const hierarchyCoachPages = [
  lazyPage(schoolHistoryPage('coach'), async () => (await import('./pages/SchoolHistoryPage')).SchoolHistoryPage),
];
