import type { Page, RoleCode } from '@ruta/contracts';
import { UserDetail, type SavedUser, type User } from '@ruta/contracts/users/user.schema';
import type { users } from '@ruta/contracts/users/users.api';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { lockRows } from '../../database/row-locks';
import { searchKey } from '../../database/search-key';
import type { NewRow } from '../../database/table';
import { updateAtRevision } from '../../database/update-at-revision';
import type { Actor } from '../../kernel/actor';
import { Problem, throwFieldErrors } from '../../kernel/problem';
import { endSessionsOf } from '../../sessions';
import { utc, type Clock } from '../../time/clock';
import { recordAudit, type AuditRecord } from '../audit';
import { assertSuperRemains, oneAtATime } from './super-administrators';
import { enqueueRolesChanged, enqueueVerified } from './user.events';
import type { EmailChange } from './email-change.service';
import { userPolicy } from './user.policy';
import { schoolRemains, type UserAct, type UserReader } from './user.reader';
import { userRoles, type RoleFacts } from './user.roles';
import type { UserRow } from './users.tables';

type ListUsers = z.output<typeof users.list.query>;
type Update = z.output<typeof users.update.body>;
type Columns = Partial<Omit<NewRow<'users'>, 'id' | 'revision'>>;

interface UsersDeps {
  db: Knex;
  clock: Clock;
  reader: UserReader;
  emails: EmailChange;
}

/** Accounts for administrators (ADM-04, ADM-05). Every change is one transaction with an audit entry. */
export function usersService({ db, clock, reader, emails }: UsersDeps) {
  const now = () => utc(clock.now());

  const record = (
    trx: Knex.Transaction,
    actor: Actor,
    user: UserDetail,
    facts: Omit<AuditRecord, 'at' | 'actor' | 'subject'>,
  ) =>
    recordAudit(trx, {
      at: now(),
      actor,
      subject: { type: 'user', id: user.id, label: user.fullname },
      ...facts,
    });

  /** Ends all sessions of a person, and their sockets. */
  const endSessions = (trx: Knex.Transaction, userId: number) => endSessionsOf(trx, userId, { at: now() });

  /**
   * Changes an account with its audit entry, under the lock of its row: what the rule judged stays true. Changes of super
   * administrators are serialised, so that one remains.
   */
  const change = (
    actor: Actor,
    id: number,
    act: UserAct,
    work: (trx: Knex.Transaction, user: UserDetail) => Promise<void>,
  ): Promise<UserDetail> =>
    db.transaction(async (trx) => {
      await lockRows(trx, 'users', id);
      const user = await reader.allowed(trx, actor, id, act);
      const isSuper = user.roles.some(({ su }) => su);
      if (isSuper) await oneAtATime(trx);
      await work(trx, user);
      if (isSuper) await assertSuperRemains(trx);
      return reader.get(trx, actor, id);
    });

  const save = (trx: Knex, at: Partial<UserRow>, revision: number | 'any', changes: Columns) =>
    updateAtRevision(trx, 'users', {
      ...{ at, revision, changes: { ...changes, updated_at: now() } },
      stale: () => new Problem('users.stale'),
    });
  /** Changes what was judged, `at`, whatever else was saved. */
  const patch = (trx: Knex, at: Partial<UserRow>, changes: Columns) => save(trx, at, 'any', changes);

  return {
    list: (actor: Actor, query: ListUsers): Promise<Page<User>> => reader.list(db, actor, query),

    get: (actor: Actor, id: number): Promise<UserDetail> => reader.get(db, actor, id),

    /**
     * Saves the sent fields; 409 if the revision is outdated (law 6). Another e-mail waits for its owner: `link` is to be
     * handed over if there is no mail server, else null.
     */
    async update(actor: Actor, id: number, { revision, roles, email, ...sent }: Update): Promise<SavedUser> {
      let link: string | null = null;
      const saved = await change(actor, id, userPolicy.update, async (trx, user) => {
        await save(trx, { id }, revision, await columnsOf(trx, user, sent));
        await record(trx, actor, user, { action: 'user.updated', before: { ...user }, after: { ...user, ...sent } });
        if (email !== undefined && email !== user.email) link = await emails.ask(trx, actor, user, email);
        if (roles) {
          const [before, after] = await userRoles.save(trx, actor, user, { roles, at: now() });
          await record(trx, actor, user, { action: 'user.roles-changed', before, after });
          await enqueueRolesChanged(trx, id, { before: codesIn(before), after: codesIn(after), actor, at: now() });
        }
        if (sent.active === false) await endSessions(trx, id);
      }).catch(async (error: unknown) => {
        if (!(error instanceof Problem) || error.code !== 'users.stale') throw error;
        // Refusals are not stripped by the contract, so parse here.
        throw new Problem('users.stale', { current: UserDetail.parse(await reader.get(db, actor, id)) });
      });
      return { ...saved, link };
    },

    /** Suspends an account or lifts the suspension; repeating has no effect. */
    ban: (actor: Actor, id: number, isBanned: boolean): Promise<UserDetail> =>
      change(actor, id, userPolicy.ban, async (trx, user) => {
        if (isBanned) await endSessions(trx, id);
        if (user.is_banned === isBanned) return;
        await patch(trx, { id, is_banned: isBanned ? 0 : 1 }, { is_banned: isBanned });
        await record(trx, actor, user, {
          action: isBanned ? 'user.banned' : 'user.unbanned',
          before: { is_banned: user.is_banned },
          after: { is_banned: isBanned },
        });
      }),

    verify: (actor: Actor, id: number): Promise<UserDetail> =>
      change(actor, id, userPolicy.verify, async (trx, user) => {
        if (user.verified_at !== null) return;
        await patch(trx, { id, verified_at: null }, { verified_at: now() });
        await enqueueVerified(trx, id, { actor, at: now() });
        await record(trx, actor, user, {
          action: 'user.verified',
          before: { verified_at: null },
          after: { verified_at: now() },
        });
      }),

    /** Marks the account as deleted. Its records stay, and it can be restored until it is purged. */
    async delete(actor: Actor, id: number): Promise<void> {
      await change(actor, id, userPolicy.delete, async (trx, user) => {
        await endSessions(trx, id);
        await patch(trx, { id, deleted_at: null }, { deleted_at: now(), active: false });
        await record(trx, actor, user, {
          action: 'user.deleted',
          before: { deleted_at: null, active: user.active },
          after: { deleted_at: now(), active: false },
        });
      });
    },

    restore: (actor: Actor, id: number): Promise<UserDetail> =>
      change(actor, id, userPolicy.restore, async (trx, user) => {
        await patch(trx, { id, deleted_at: user.deleted_at }, { deleted_at: null, active: true });
        await record(trx, actor, user, {
          action: 'user.restored',
          before: { deleted_at: user.deleted_at, active: false },
          after: { deleted_at: null, active: true },
        });
      }),
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
    search_key: searchKey(`${name} ${surname} ${email}`),
  };
}
