import { schoolHistoryPages } from '@ruta/contracts/hierarchy/school-history.pages';
import { lazyPage } from '../../lib/lazy-page';

/** Who accompanied a school (HIE-06). */
export const hierarchyScholasticPages = [
  lazyPage(
    schoolHistoryPages.scholasticSchoolHistory,
    async () => (await import('./pages/SchoolHistoryPage')).ScholasticSchoolHistoryPage,
  ),
];
