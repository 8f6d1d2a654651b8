import { schoolsPages } from '@ruta/contracts/schools/schools.pages';
import { lazyPage } from '../../lib/lazy-page';

/** The administration of schools. */
export const schoolsAdminPages = [
  lazyPage(schoolsPages.adminSchools, async () => (await import('./pages/SchoolListPage')).SchoolListPage),
  lazyPage(schoolsPages.adminImportedSchools, async () => (await import('./pages/ImportedListPage')).ImportedListPage),
  lazyPage(schoolsPages.adminSchool, async () => (await import('./pages/SchoolPage')).SchoolPage),
];
