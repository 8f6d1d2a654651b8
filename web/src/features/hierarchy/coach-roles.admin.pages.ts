import { coachRolesPages } from '@ruta/contracts/hierarchy/coach-roles.pages';
import { lazyPage } from '../../lib/lazy-page';

/** Roles of coaching (CYC-04, HIE-01). */
export const coachRolesAdminPages = [
  lazyPage(coachRolesPages.adminCoachRoles, async () => (await import('./pages/CoachRolesPage')).CoachRolesPage),
];
