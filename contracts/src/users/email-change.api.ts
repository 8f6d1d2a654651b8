import { z } from 'zod';
import { endpoint } from '../kit/endpoint';
import { linkToken } from '../kit/fields';
import { dataOf } from '../kit/replies';
import { EmailChangeFacts, SavedUser, UserDetail } from './user.schema';

const byLink = {
  public: true,
  because: 'the link is the proof of the mailbox; who opens it may be signed out',
} as const;
const REACH = ['users.not-found', 'users.oneself', 'users.above', 'users.deleted', 'users.no-pending-email'] as const;

/** Calls about an address that waits to be confirmed (ADM-05, decision 0025). It is asked for by `PUT /users/:id`. */
export const emailChange = {
  resendEmail: endpoint({
    method: 'put',
    path: '/users/:id/pending-email',
    summary: 'Send the link to the new address again, with three more days; older links end',
    access: { ability: 'user:update' },
    confirm: true,
    reply: dataOf(SavedUser),
    toldOnce: true,
    problems: [...REACH, 'request.too-many'],
  }),
  withdrawEmail: endpoint({
    method: 'delete',
    path: '/users/:id/pending-email',
    summary: 'Withdraw the new address; its links end, and the old one stays',
    access: { ability: 'user:update' },
    reply: dataOf(UserDetail),
    problems: REACH,
  }),
  emailFacts: endpoint({
    method: 'get',
    path: '/email/token/:token',
    summary: 'What a link to a new address changes, for whoever holds it',
    access: byLink,
    reply: dataOf(EmailChangeFacts),
    problems: ['access.link-over'],
  }),
  confirmEmail: endpoint({
    method: 'post',
    path: '/email/confirm',
    summary: 'Confirm a new address with its link: from now on it counts, and the person’s sessions end',
    access: byLink,
    body: z.strictObject({ token: linkToken }),
    reply: dataOf(z.null()),
    problems: ['access.link-over', 'users.email-taken'],
  }),
};
