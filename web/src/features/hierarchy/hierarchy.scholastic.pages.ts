import { schoolHistoryPage } from '@ruta/contracts/hierarchy/school-history.page';
import { lazyPage } from '../../lib/lazy-page';

/** Who accompanied a school (HIE-06). */
export const hierarchyScholasticPages = [
  lazyPage(schoolHistoryPage('scholastic'), async () => (await import('./pages/SchoolHistoryPage')).SchoolHistoryPage),
];
