import type { importedSchools } from '@ruta/contracts/schools/imported-schools.api';
import type { schools } from '@ruta/contracts/schools/schools.api';
import type { adminImportedSchools, adminSchool, adminSchools } from '@ruta/contracts/schools/schools.screens';
import { route, screenRoute } from '../../lib/api';

export const schoolListScreen = screenRoute<typeof adminSchools>('admin', '/schools');
export const importedListScreen = screenRoute<typeof adminImportedSchools>('admin', '/schools/imported');
export const schoolScreen = screenRoute<typeof adminSchool>('admin', '/schools/:id');

export const updateSchool = route<typeof schools.update>('put', '/schools/:id');
export const deleteSchool = route<typeof schools.delete>('delete', '/schools/:id');
export const discardImported = route<typeof importedSchools.discardImported>('delete', '/imported-schools/:id');

/** Addresses to reload after a school changed. */
export const SCHOOLS: readonly string[] = ['/schools', '/audit'];
