import { homePages } from '@ruta/contracts/home.pages';
import { auditAdminPages } from '../../features/audit/audit.admin.pages';
import { cyclesAdminPages } from '../../features/cycles/cycles.admin.pages';
import { invitationsAdminPages } from '../../features/invitations/invitations.admin.pages';
import { rolesAdminPages } from '../../features/roles/roles.admin.pages';
import { usersAdminPages } from '../../features/users/users.admin.pages';
import { lazyPage } from '../../lib/lazy-page';

/** The administrators' pages, one line per room. */
export const adminPages = [
  lazyPage(homePages.admin, async () => (await import('../home/AdminHome')).AdminHome),
  ...auditAdminPages,
  ...cyclesAdminPages,
  ...invitationsAdminPages,
  ...rolesAdminPages,
  ...usersAdminPages,
];
