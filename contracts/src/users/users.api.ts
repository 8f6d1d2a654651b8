import { z } from 'zod';
import { endpoint } from '../kit/endpoint';
import { queryFlag } from '../kit/fields';
import { listQuery } from '../kit/list-query';
import { dataOf, pageOf } from '../kit/replies';
import { userFilter } from './user-filter';
import { PurgeCounts, SavedUser, User, UserDetail, UserForm } from './user.schema';

/** Accounts, for administrators (ADM-04, ADM-05). */
export const users = {
  list: endpoint({
    method: 'get',
    path: '/users',
    summary: 'Accounts, newest first',
    access: { ability: 'user:read' },
    query: listQuery({
      row: User,
      sort: ['id', 'name', 'email'],
      include: ['roles', 'school'],
      filter: userFilter,
    }),
    reply: pageOf(User),
  }),
  purge: endpoint({
    method: 'get',
    path: '/users/purge',
    summary: 'Remove for good what was deleted or left unverified long ago; dry_run=1 only counts',
    access: { ability: 'user:purge' },
    confirm: { when: 'it is not a dry run' },
    query: z.strictObject({ dry_run: queryFlag.optional() }),
    reply: dataOf(PurgeCounts),
    effects: true,
  }),
  get: endpoint({
    method: 'get',
    path: '/users/:id',
    summary: 'One account',
    access: { ability: 'user:read' },
    reply: dataOf(UserDetail),
    problems: ['users.not-found'],
  }),
  update: endpoint({
    method: 'put',
    path: '/users/:id',
    summary: 'Change an account: names, school, active flag, roles with levels; another e-mail waits for its owner',
    access: { ability: 'user:update' },
    confirm: { when: 'a role above administration is given or taken, or the e-mail changes' },
    body: UserForm,
    reply: dataOf(SavedUser),
    toldOnce: true,
    problems: [
      'users.not-found',
      'users.stale',
      'users.oneself',
      'users.above',
      'users.role-above',
      'users.role-fixed',
      'coach-roles.assigned',
      'users.last-super',
      'users.deleted',
      'request.too-many',
    ],
  }),
  ban: endpoint({
    method: 'put',
    path: '/users/:id/ban',
    summary: 'Suspend an account, which ends its sessions at once, or let it in again',
    access: { ability: 'user:ban' },
    body: z.strictObject({ is_banned: z.boolean() }),
    reply: dataOf(UserDetail),
    problems: ['users.not-found', 'users.oneself', 'users.above', 'users.last-super', 'users.deleted'],
  }),
  verify: endpoint({
    method: 'put',
    path: '/users/verify/:id',
    summary: 'Take an account for verified; repeating it changes nothing',
    access: { ability: 'user:verify' },
    reply: dataOf(UserDetail),
    problems: ['users.not-found', 'users.above', 'users.deleted'],
  }),
  delete: endpoint({
    method: 'delete',
    path: '/users/:id',
    summary: 'Delete an account; for thirty days it can be restored',
    access: { ability: 'user:delete' },
    reply: dataOf(z.null()),
    problems: ['users.not-found', 'users.oneself', 'users.above', 'users.last-super', 'users.deleted'],
  }),
  restore: endpoint({
    method: 'put',
    path: '/users/:id/restore',
    summary: 'Bring a deleted account back',
    access: { ability: 'user:delete' },
    reply: dataOf(UserDetail),
    problems: ['users.not-found', 'users.above', 'users.not-deleted'],
  }),
};
