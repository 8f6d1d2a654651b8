import type { invitations } from '@ruta/contracts/invitations/invitations.api';
import type { adminBulkInvitation, adminInvitations } from '@ruta/contracts/invitations/invitations.screens';
import { route, screenRoute } from '../../lib/api';

export const invitationListScreen = screenRoute<typeof adminInvitations>('admin', '/invitations');
export const bulkInvitationScreen = screenRoute<typeof adminBulkInvitation>('admin', '/invitations/bulk');

export const createInvitation = route<typeof invitations.create>('post', '/invitations');
export const updateInvitation = route<typeof invitations.update>('put', '/invitations/:id');
export const resendInvitation = route<typeof invitations.resend>('post', '/invitations/mail/:id');
export const deleteInvitation = route<typeof invitations.delete>('delete', '/invitations/:id');
export const restoreInvitation = route<typeof invitations.restore>('post', '/invitations/:id/restore');
export const previewInvitations = route<typeof invitations.preview>('post', '/invitations/preview');
export const sendInvitations = route<typeof invitations.bulk>('post', '/invitations/bulk');
export const bulkProgress = route<typeof invitations.bulkProgress>('get', '/invitations/bulk/:id');

/** The address of the result file of a bulk sending. */
export const bulkResultHref = (id: number): string => `/api/invitations/bulk/${id}/result`;

/** Addresses to reload after an invitation changed. */
export const INVITATIONS: readonly string[] = ['/bff/admin/invitations', '/audit'];
