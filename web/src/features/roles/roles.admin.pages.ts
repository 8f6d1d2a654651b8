import { rolesPages } from '@ruta/contracts/roles/roles.pages';
import { lazyPage } from '../../lib/lazy-page';

/** The permission matrix (ADM-06). */
export const rolesAdminPages = [
  lazyPage(rolesPages.adminRoles, async () => (await import('./pages/RolesPage')).RolesPage),
];
