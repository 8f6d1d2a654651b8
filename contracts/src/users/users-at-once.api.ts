import { z } from 'zod';
import { endpoint } from '../kit/endpoint';
import { id, queryId } from '../kit/fields';
import { dataOf, fileReply } from '../kit/replies';
import { EXPORT_MAX, USERS_AT_ONCE } from './limits';
import { userFilter } from './user-filter';

/** Who was chosen, each as the caller saw them last. Nobody twice. */
const people = z
  .array(z.strictObject({ id, revision: id.describe('Of the account as the caller saw it') }))
  .min(1, 'users.people.required')
  .max(USERS_AT_ONCE, 'users.people.too-many')
  .refine((chosen) => new Set(chosen.map((one) => one.id)).size === chosen.length, 'users.people.twice');

/** `already`: the account was so before, and nothing was changed. */
const OUTCOMES = ['done', 'already', 'refused'] as const;
export type UserOutcome = (typeof OUTCOMES)[number];

/** What became of one person of the call. */
export const UserResult = z.object({
  id,
  outcome: z.enum(OUTCOMES),
  why: z.string().nullable().describe('The sentence of the refusal that the single call gives; null where none'),
  revision: z.int().nullable().describe('Of the account now; null where it cannot be seen or is deleted'),
});
export type UserResult = z.infer<typeof UserResult>;

/** In the order of the request. */
const results = dataOf(z.array(UserResult));

/**
 * One act on several accounts (ADM-04, decision 0032). Each person is judged and changed as by the single call, in a
 * transaction of their own, so the call succeeds though some are refused; repeating it changes nothing more.
 */
export const usersAtOnce = {
  banAll: endpoint({
    method: 'put',
    path: '/users/at-once/ban',
    summary: 'Suspend several accounts, which ends their sessions at once, or let them in again; a result per person',
    access: { ability: 'user:ban' },
    confirm: true,
    body: z.strictObject({ people, is_banned: z.boolean() }),
    reply: results,
  }),
  verifyAll: endpoint({
    method: 'put',
    path: '/users/at-once/verify',
    summary: 'Take several accounts for verified; a result per person',
    access: { ability: 'user:verify' },
    confirm: true,
    body: z.strictObject({ people }),
    reply: results,
  }),
  deleteAll: endpoint({
    method: 'put',
    path: '/users/at-once/delete',
    summary: 'Delete several accounts; for thirty days each can be restored; a result per person',
    access: { ability: 'user:delete' },
    confirm: true,
    body: z.strictObject({ people }),
    reply: results,
  }),
  export: endpoint({
    method: 'get',
    path: '/users/export',
    summary: `Accounts as CSV, by name: those of the filter, or the chosen ones; at most ${EXPORT_MAX}`,
    access: { ability: 'user:read' },
    query: z.strictObject({
      filter: z.strictObject(userFilter).prefault({}),
      ids: z
        .string()
        .transform((value) => value.split(','))
        .pipe(z.array(queryId).max(USERS_AT_ONCE))
        .optional()
        .describe('With commas; the filter then does not count'),
    }),
    reply: fileReply,
    file: ['text/csv; charset=utf-8'],
  }),
};
