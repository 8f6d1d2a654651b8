import { schoolHistoryPages } from '@ruta/contracts/hierarchy/school-history.pages';
import { lazyPage } from '../../lib/lazy-page';

/** Who accompanied a school (HIE-06). */
export const hierarchyProfessorPages = [
  lazyPage(
    schoolHistoryPages.professorSchoolHistory,
    async () => (await import('./pages/SchoolHistoryPage')).ProfessorSchoolHistoryPage,
  ),
];
