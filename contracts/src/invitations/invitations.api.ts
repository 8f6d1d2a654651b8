import { z } from 'zod';
import { Me } from '../access/access.schema';
import { endpoint } from '../kit/endpoint';
import { id, queryId } from '../kit/fields';
import { listQuery, search } from '../kit/list-query';
import { dataOf, fileReply, pageOf } from '../kit/replies';
import {
  BulkForm,
  BulkProgress,
  BulkResult,
  Invitation,
  InvitationFacts,
  InvitationForm,
  InvitationRole,
  InvitationWithLink,
  Preview,
  PreviewForm,
} from './invitation.schema';
import { RegistrationForm } from './registration.schema';

const manage = { ability: 'invitation:manage' } as const;
const MAILING = ['request.too-many'] as const;
/** The address is that of an account, or waits to be. */
const NOT_FREE = ['invitations.already-member', 'invitations.address-pending'] as const;
/** Inviting to a role above administration needs the password again (T03). */
const CONFIRM = { when: 'the role is above administration' } as const;

/** Invitations (ADM-01 to ADM-03) and registration (ACC-02). */
export const invitations = {
  list: endpoint({
    method: 'get',
    path: '/invitations',
    summary: 'Invitations by e-mail and role, newest first',
    access: manage,
    query: listQuery({
      row: Invitation,
      sort: ['id', 'email', 'expires_at'],
      include: ['role'],
      filter: { email: search.optional(), role_id: queryId.optional() },
    }),
    reply: pageOf(Invitation),
  }),
  roles: endpoint({
    method: 'get',
    path: '/invitations/roles',
    summary: 'The roles that the caller may grant by invitation',
    access: manage,
    reply: dataOf(z.array(InvitationRole)),
  }),
  create: endpoint({
    method: 'post',
    path: '/invitations',
    summary: 'Invite one person by mail',
    access: manage,
    confirm: CONFIRM,
    body: InvitationForm,
    reply: dataOf(InvitationWithLink),
    status: 201,
    toldOnce: true,
    problems: [...NOT_FREE, 'invitations.exists', 'schools.not-found', ...MAILING],
  }),
  preview: endpoint({
    method: 'post',
    path: '/invitations/preview',
    summary: 'Read a pasted list or CSV row by row; nothing is sent',
    access: manage,
    body: PreviewForm,
    reply: dataOf(Preview),
  }),
  bulk: endpoint({
    method: 'post',
    path: '/invitations/bulk',
    summary: 'Invite several people with one role: all addresses are valid, or none is invited',
    access: manage,
    body: BulkForm,
    reply: dataOf(BulkResult),
    status: 201,
    toldOnce: true,
    problems: ['invitations.exists', 'schools.not-found', ...MAILING],
  }),
  bulkProgress: endpoint({
    method: 'get',
    path: '/invitations/bulk/:id',
    summary: 'How many mails of a sending have left',
    access: manage,
    reply: dataOf(BulkProgress),
    problems: ['invitations.not-found'],
  }),
  bulkResult: endpoint({
    method: 'get',
    path: '/invitations/bulk/:id/result',
    summary: 'What came of a sending, as CSV',
    access: manage,
    reply: fileReply,
    file: ['text/csv; charset=utf-8'],
    problems: ['invitations.not-found'],
  }),
  resend: endpoint({
    method: 'post',
    path: '/invitations/mail/:id',
    summary: 'Send the mail again, with a new link and seven more days; older links end',
    access: manage,
    confirm: CONFIRM,
    reply: dataOf(InvitationWithLink),
    toldOnce: true,
    problems: ['invitations.not-found', 'invitations.accepted', ...NOT_FREE, ...MAILING],
  }),
  facts: endpoint({
    method: 'get',
    path: '/invitations/token/:token',
    summary: 'What an invitation offers, for whoever holds its link',
    access: { public: true, because: 'whoever was invited has no account yet; the link is the proof' },
    reply: dataOf(InvitationFacts),
    problems: ['access.link-over'],
  }),
  register: endpoint({
    method: 'post',
    path: '/register',
    summary: 'Accept an invitation: makes the account and signs in',
    access: { public: true, because: 'whoever was invited has no account yet; the link is the proof' },
    body: RegistrationForm,
    reply: dataOf(Me),
    status: 201,
    problems: ['access.link-over', 'invitations.already-member', 'access.busy'],
  }),
  update: endpoint({
    method: 'put',
    path: '/invitations/:id',
    summary: 'Change an open invitation; another address or role means a new mail and ends the older links',
    access: manage,
    confirm: CONFIRM,
    body: InvitationForm.extend({
      revision: z.int().optional().describe('Sent back, it proves that you saw the latest version'),
    }),
    reply: dataOf(InvitationWithLink),
    problems: [
      'invitations.not-found',
      'invitations.accepted',
      ...NOT_FREE,
      'invitations.exists',
      'invitations.stale',
      'schools.not-found',
      ...MAILING,
    ],
  }),
  delete: endpoint({
    method: 'delete',
    path: '/invitations/:id',
    summary: 'Take back an open invitation; its links end',
    access: manage,
    reply: dataOf(z.object({ id })),
    problems: ['invitations.not-found', 'invitations.accepted'],
  }),
  restore: endpoint({
    method: 'post',
    path: '/invitations/:id/restore',
    summary:
      'Restore an invitation within ten minutes after its deletion, with a new link by mail; older links stay ended',
    access: manage,
    confirm: CONFIRM,
    reply: dataOf(InvitationWithLink),
    toldOnce: true,
    problems: ['invitations.not-found', 'invitations.exists', 'undo.done', 'undo.too-late', ...NOT_FREE, ...MAILING],
  }),
};
