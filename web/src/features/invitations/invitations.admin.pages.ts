import { invitationsPages } from '@ruta/contracts/invitations/invitations.pages';
import { lazyPage } from '../../lib/lazy-page';

/** Pages of invitations (ADM-01 to ADM-03). */
export const invitationsAdminPages = [
  lazyPage(
    invitationsPages.adminInvitations,
    async () => (await import('./pages/InvitationListPage')).InvitationListPage,
  ),
  lazyPage(
    invitationsPages.adminBulkInvitation,
    async () => (await import('./pages/BulkInvitationPage')).BulkInvitationPage,
  ),
];
