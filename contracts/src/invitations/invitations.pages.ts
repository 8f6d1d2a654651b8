import { page } from '../kit/page-path';

/** Pages of invitations (ADM-01 to ADM-03). */
export const invitationsPages = {
  register: page('/register'),
  adminInvitations: page('/admin/invitations'),
  adminBulkInvitation: page('/admin/invitations/bulk'),
};
