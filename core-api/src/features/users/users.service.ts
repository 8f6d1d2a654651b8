import type { Page, RoleCode } from '@ruta/contracts';
import { UserDetail, type SavedUser, type User } from '@ruta/contracts/users/user.schema';
import type { users } from '@ruta/contracts/users/users.api';
import type { Knex } from 'knex';
import type { z } from 'zod';
import type { Actor } from '../../kernel/actor';
import { Problem, throwFieldErrors } from '../../kernel/problem';
import { endSessionsOf } from '../../sessions';
import type { EmailChange } from './email-change.service';
import { userKey } from './user-key';
import type { UserActs } from './user.acts';
import type { Columns, UserChanges } from './user.changes';
import { enqueueLeft, enqueueRolesChanged } from './user.events';
import { userPolicy } from './user.policy';
import { schoolRemains, type UserReader } from './user.reader';
import { userRoles, type RoleFacts } from './user.roles';

type ListUsers = z.output<typeof users.list.query>;
type Update = z.output<typeof users.update.body>;

interface UsersDeps {
  db: Knex;
  reader: UserReader;
  emails: EmailChange;
  changes: UserChanges;
  acts: UserActs;
}

/** Accounts for administrators (ADM-04, ADM-05). Every change is one transaction with an audit entry. */
export function usersService({ db, reader, emails, changes, acts }: UsersDeps) {
  const { now, change, record, save } = changes;

  return {
    list: (actor: Actor, query: ListUsers): Promise<Page<User>> => reader.list(db, actor, query),

    get: (actor: Actor, id: number): Promise<UserDetail> => reader.get(db, actor, id),

    /**
     * Saves the sent fields; 409 if the revision is outdated (law 6). Another e-mail waits for its owner: `link` is to be
     * handed over if there is no mail server, else null.
     */
    async update(actor: Actor, id: number, { revision, roles, email, ...sent }: Update): Promise<SavedUser> {
      let link: string | null = null;
      const { user: saved } = await change(actor, id, userPolicy.update, async (trx, user) => {
        await save(trx, { id }, revision, await columnsOf(trx, user, sent));
        await record(trx, actor, user, { action: 'user.updated', before: { ...user }, after: { ...user, ...sent } });
        if (email !== undefined && email !== user.email) link = await emails.ask(trx, actor, user, email);
        if (roles) {
          const [before, after] = await userRoles.save(trx, actor, user, { roles, at: now() });
          await record(trx, actor, user, { action: 'user.roles-changed', before, after });
          await enqueueRolesChanged(trx, id, { before: codesIn(before), after: codesIn(after), actor, at: now() });
        }
        if (sent.active === false) {
          await endSessionsOf(trx, id, { at: now() });
          await enqueueLeft(trx, [id], { actor, at: now() });
        }
        return true;
      }).catch(async (error: unknown) => {
        if (!(error instanceof Problem) || error.code !== 'users.stale') throw error;
        // Refusals are not stripped by the contract, so parse here.
        throw new Problem('users.stale', { current: UserDetail.parse(await reader.get(db, actor, id)) });
      });
      return { ...saved, link };
    },

    ban: async (actor: Actor, id: number, isBanned: boolean): Promise<UserDetail> =>
      (await acts.ban(actor, id, isBanned)).user,

    verify: async (actor: Actor, id: number): Promise<UserDetail> => (await acts.verify(actor, id)).user,

    async delete(actor: Actor, id: number): Promise<void> {
      await acts.delete(actor, id);
    },

    async restore(actor: Actor, id: number): Promise<UserDetail> {
      const { user: restored } = await change(actor, id, userPolicy.restore, async (trx, user) => {
        await save(trx, { id, deleted_at: user.deleted_at }, 'any', { deleted_at: null, active: true });
        await record(trx, actor, user, {
          action: 'user.restored',
          before: { deleted_at: user.deleted_at, active: false },
          after: { deleted_at: null, active: true },
        });
        return true;
      });
      return restored;
    },
  };
}

export type UsersService = ReturnType<typeof usersService>;

const codesIn = (facts: RoleFacts) => Object.keys(facts) as RoleCode[]; // by the type of its keys

type Sent = Omit<Update, 'revision' | 'roles' | 'email'>;

/** The columns of the sent fields. */
async function columnsOf(trx: Knex, user: UserDetail, sent: Sent): Promise<Columns> {
  if (sent.school_id != null && !(await schoolRemains(trx, sent.school_id)))
    throwFieldErrors({ school_id: ['users.school.unknown'] });
  const given = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
  const { name, surname, email } = { ...user, ...given };
  return {
    ...given,
    search_key: userKey({ name, surname, email }),
  };
}
