import { hierarchyPages } from '@ruta/contracts/hierarchy/hierarchy.pages';
import { schoolHistoryPage } from '@ruta/contracts/hierarchy/school-history.page';
import { lazyPage } from '../../lib/lazy-page';

const load = async () => (await import('./pages/HierarchyPage')).HierarchyPage;

/** Who accompanies which school (HIE-02, CYC-05), and the set-up of an imported one (HIE-04). */
export const hierarchyAdminPages = [
  lazyPage(hierarchyPages.adminHierarchy, load),
  lazyPage(hierarchyPages.prepareHierarchy, load),
  lazyPage(hierarchyPages.adminHandover, async () => (await import('./pages/HandoverPage')).HandoverPage),
  lazyPage(hierarchyPages.adminNewSchool, async () => (await import('./pages/NewSchoolPage')).NewSchoolPage),
  lazyPage(schoolHistoryPage('admin'), async () => (await import('./pages/SchoolHistoryPage')).SchoolHistoryPage),
];
