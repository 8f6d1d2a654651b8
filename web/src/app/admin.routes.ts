import type { RouteObject } from 'react-router';
import { paths } from '../lib/paths';
import { page } from './page-route';

/** The pages below the administrators' home. A file of its own, so that it does not weigh on everybody's first page. */
export const adminRoutes: RouteObject[] = [
  page(paths.adminInvitations.path, () =>
    import('../features/invitations/pages/InvitationListPage').then(({ InvitationListPage }) => InvitationListPage),
  ),
  page(paths.adminBulkInvitation.path, () =>
    import('../features/invitations/pages/BulkInvitationPage').then(({ BulkInvitationPage }) => BulkInvitationPage),
  ),
  page(paths.adminUsers.path, () =>
    import('../features/users/pages/UserListPage').then(({ UserListPage }) => UserListPage),
  ),
  page(paths.adminUser.path, () =>
    import('../features/users/pages/UserEditPage').then(({ UserEditPage }) => UserEditPage),
  ),
  page(paths.adminRoles.path, () => import('../features/roles/RolesPage').then(({ RolesPage }) => RolesPage)),
  page(paths.adminAudit.path, () => import('../features/audit/AuditPage').then(({ AuditPage }) => AuditPage)),
];
