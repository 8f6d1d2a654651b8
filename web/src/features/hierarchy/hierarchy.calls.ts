import type { coachCalls } from '@ruta/contracts/hierarchy/coaches.api';
import type { hierarchy } from '@ruta/contracts/hierarchy/hierarchy.api';
import type { adminHierarchy, adminNewSchool } from '@ruta/contracts/hierarchy/hierarchy.screens';
import type { schools } from '@ruta/contracts/schools/schools.api';
import { route, screenRoute } from '../../lib/api';

export const hierarchyScreen = screenRoute<typeof adminHierarchy>('admin', '/hierarchy');

export const findInHierarchy = route<typeof hierarchy.list>('get', '/schools-hierarchy');
export const newSchoolScreen = screenRoute<typeof adminNewSchool>('admin', '/schools/imported/:id');

export const findCoaches = route<typeof coachCalls.coachesByRole>('get', '/coaches-by-role');
export const reviewHierarchy = route<typeof hierarchy.review>('get', '/review');
export const storeHierarchy = route<typeof hierarchy.store>('put', '/schools-hierarchy/store/:id');
export const storeNewSchool = route<typeof hierarchy.storeNew>('put', '/schools-hierarchy/store-new/:id');
export const releaseSchool = route<typeof hierarchy.release>('put', '/schools-hierarchy/:id/release');
export const excludeSchool = route<typeof hierarchy.exclude>('put', '/schools-hierarchy/:id/exclude');
export const includeSchool = route<typeof hierarchy.include>('put', '/schools-hierarchy/:id/include');
export const renameSchool = route<typeof schools.updateName>('post', '/schools/update-name');
export const deleteSchool = route<typeof schools.delete>('delete', '/schools/:id');

/** Addresses to reload after a school's hierarchy changed. */
export const HIERARCHIES: readonly string[] = ['/bff/admin/hierarchy', '/coaches-by-role', '/schools', '/audit'];
