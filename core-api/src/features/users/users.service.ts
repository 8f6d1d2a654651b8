import type { Page, RoleCode } from '@ruta/contracts';
import { UserDetail, type User } from '@ruta/contracts/users/user.schema';
import type { users } from '@ruta/contracts/users/users.api';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { isUniqueViolation } from '../../database/db-problems';
import { lockRows } from '../../database/row-locks';
import { searchKey } from '../../database/search-key';
import type { NewRow } from '../../database/table';
import { updateAtRevision } from '../../database/update-at-revision';
import type { Actor } from '../../kernel/actor';
import { Problem, throwFieldErrors } from '../../kernel/problem';
import { assertAllowed, type Verdict } from '../../kernel/verdict';
import { endSessionsOf } from '../../sessions';
import { utc, type Clock } from '../../time/clock';
import { recordAudit, type AuditRecord } from '../audit';
import { assertSuperRemains, oneAtATime } from './super-administrators';
import { enqueueRolesChanged, enqueueVerified } from './user.events';
import { userPolicy, type UserFacts } from './user.policy';
import { schoolRemains, type UserReader } from './user.reader';
import { userRoles, type RoleFacts } from './user.roles';
import type { UserRow } from './users.tables';

type ListUsers = z.output<typeof users.list.query>;
type Update = z.output<typeof users.update.body>;
type Columns = Partial<Omit<NewRow<'users'>, 'id' | 'revision'>>;
type Act = (actor: Actor, user: UserFacts) => Verdict;

interface UsersDeps {
  db: Knex;
  clock: Clock;
  reader: UserReader;
}

/** Accounts for administrators (ADM-04, ADM-05). Every change is one transaction with an audit entry. */
export function usersService({ db, clock, reader }: UsersDeps) {
  const now = () => utc(clock.now());

  /** The account within scope, if the rule allows the action. */
  const find = async (trx: Knex, actor: Actor, id: number, act: Act): Promise<UserDetail> => {
    const user = await reader.get(trx, actor, id);
    assertAllowed(act(actor, { ...user, su: user.roles.some(({ su }) => su) }));
    return user;
  };

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
    act: Act,
    work: (trx: Knex.Transaction, user: UserDetail) => Promise<void>,
  ): Promise<UserDetail> =>
    db.transaction(async (trx) => {
      await lockRows(trx, 'users', id);
      const user = await find(trx, actor, id, act);
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

    /** Saves the sent fields; 409 if the revision is outdated (law 6). */
    update: (actor: Actor, id: number, { revision, roles, ...sent }: Update): Promise<UserDetail> =>
      change(actor, id, userPolicy.update, async (trx, user) => {
        const columns = await columnsOf(trx, user, sent);
        await save(trx, { id }, revision, columns).catch((error: unknown) => {
          throw isUniqueViolation(error)
            ? new Problem('request.invalid', { errors: { email: ['users.email.taken'] } })
            : error;
        });
        await record(trx, actor, user, { action: 'user.updated', before: { ...user }, after: { ...user, ...sent } });
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
      }),

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

type Sent = Omit<Update, 'revision' | 'roles'>;

/** The columns of the sent fields. If a person signs in with their e-mail, a new e-mail changes the login, too. */
async function columnsOf(trx: Knex, user: UserDetail, sent: Sent): Promise<Columns> {
  if (sent.school_id != null && !(await schoolRemains(trx, sent.school_id)))
    throwFieldErrors({ school_id: ['users.school.unknown'] });
  const given = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
  const { name, surname, email } = { ...user, ...given };
  return {
    ...given,
    search_key: searchKey(`${name} ${surname} ${email}`),
    ...(sent.email !== undefined && user.access === user.email ? { access: sent.email } : {}),
  };
}
