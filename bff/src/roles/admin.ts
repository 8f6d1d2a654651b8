import { servedAdminAudit } from '../features/audit/audit.screens';
import { servedAdminBulkInvitation, servedAdminInvitations } from '../features/invitations/invitations.screens';
import { servedAdminRoles } from '../features/roles/roles.screens';
import { servedAdminUser, servedAdminUsers } from '../features/users/users.screens';
import type { ServedScreen } from '../kit/screen';

/** The administrators' table of contents. */
export const adminScreens: readonly ServedScreen[] = [
  servedAdminInvitations,
  servedAdminBulkInvitation,
  servedAdminUsers,
  servedAdminUser,
  servedAdminRoles,
  servedAdminAudit,
];
