import { z } from 'zod';
import { pageOf } from '../kit/replies';
import { screen } from '../kit/screen';
import { Invitation, InvitationRole } from './invitation.schema';

/** The list's query parameters, as text. core-api validates their values. */
const listParams = z.strictObject({
  page: z.string().optional(),
  sort: z.enum(['id', '-id', 'email', '-email', 'expires_at', '-expires_at']).optional(),
  email: z.string().optional(),
  role_id: z.string().optional(),
});

const roles = z.array(InvitationRole).describe('Those that the reader may grant');

const InvitationList = z.object({ invitations: pageOf(Invitation), roles });
export type InvitationList = z.infer<typeof InvitationList>;

/** The list of invitations and the choices of its form (ADM-01, ADM-02). */
export const adminInvitations = screen({
  area: 'admin',
  path: '/invitations',
  query: listParams,
  reply: InvitationList,
});
/** The choices of the bulk form (ADM-03). */
export const adminBulkInvitation = screen({ area: 'admin', path: '/invitations/bulk', reply: z.object({ roles }) });

export const invitationsScreens = { adminInvitations, adminBulkInvitation };
