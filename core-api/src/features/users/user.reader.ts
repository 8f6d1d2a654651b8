import type { Page } from '@ruta/contracts';
import type { HeldRole, User, UserDetail } from '@ruta/contracts/users/user.schema';
import type { usersAtOnce } from '@ruta/contracts/users/users-at-once.api';
import type { users } from '@ruta/contracts/users/users.api';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { columnsOf } from '../../database/columns';
import { groupBy } from '../../database/group-by';
import { page } from '../../database/page';
import { lockRows } from '../../database/row-locks';
import { nameLike, namePattern } from '../../database/search-key';
import type { Actor } from '../../kernel/actor';
import { Problem } from '../../kernel/problem';
import { assertAllowed, type Verdict } from '../../kernel/verdict';
import { utc, type Clock } from '../../time/clock';
import type { RoleRow, RoleUserRow } from '../roles';
import { photoUrl } from './photo-url';
import { fullname } from './user.model';
import { PENDING_COLUMNS, pendingFrom, type PendingColumns } from './pending-email.columns';
import { userPolicy, type UserFacts } from './user.policy';
import type { UserRow } from './users.tables';

type ListUsers = z.output<typeof users.list.query>;
/** The accounts of a file. */
export type Asked = z.output<typeof usersAtOnce.export.query>;
/** A rule about an action on an account. */
export type UserAct = (actor: Actor, user: UserFacts) => Verdict;

interface ShownRow extends Omit<UserRow, 'password_hash' | 'search_key' | 'remote_id'>, PendingColumns {
  school_name: string | null;
  photo_token: string | null;
  /** UTC; null until the first code was entered. */
  two_factor_at: string | null;
}

const HOLDING = `select role_user.role_id from role_user inner join roles on roles.id = role_user.role_id
  where role_user.user_id = users.id`;
const COLUMNS = { id: 'users.id', name: 'users.search_key', email: 'users.email' };

/** Reads accounts for administrators (ADM-04). */
export function userReader(clock: Clock) {
  const peopleFrom = (actor: Actor, rows: readonly HeldRow[]) => peopleOf(actor, rows, utc(clock.now()));
  /** The accounts that match, for their ids only; all filter columns are in one index. */
  const narrowed = (db: Knex, actor: Actor, { filter }: Pick<ListUsers, 'filter'>) => {
    const query = userPolicy.visible(db('users'), actor, 'user:read');
    if (filter.deleted === true) void query.whereNotNull('users.deleted_at');
    else void query.whereNull('users.deleted_at');
    if (filter.search) void query.whereRaw(nameLike('users.search_key'), [namePattern(filter.search)]);
    if (filter.banned !== undefined) void query.where('users.is_banned', filter.banned);
    if (filter.verified === true) void query.whereNotNull('users.verified_at');
    if (filter.verified === false) void query.whereNull('users.verified_at');
    if (filter.school_id !== undefined) void query.where('users.school_id', filter.school_id);
    const codes = filter.roles_in;
    if (codes) {
      // As `exists`, per account that the other filters leave: SQLite would otherwise read all holders of a role first.
      void query.whereRaw(`exists (${HOLDING} and roles.code in (${codes.map(() => '?').join(', ')}))`, codes);
    }
    return query;
  };

  return {
    list(db: Knex, actor: Actor, request: ListUsers): Promise<Page<User>> {
      const { include } = request;
      return page(db, narrowed(db, actor, request), request, {
        table: 'users',
        columns: COLUMNS,
        select: (people) => withEverything(db, people),
        present: (rows) =>
          peopleFrom(actor, rows).map(({ roles, school, ...user }): User => ({
            ...user,
            ...(include.includes('roles') ? { roles } : {}),
            ...(include.includes('school') ? { school } : {}),
          })),
      });
    },

    /**
     * The accounts of a file, by name: the chosen ones, also deleted, or those of the filter; at most `limit`. One
     * statement.
     */
    async all(db: Knex, actor: Actor, { ids, filter }: Asked, limit: number): Promise<UserDetail[]> {
      const found = ids
        ? userPolicy.visible(db('users'), actor, 'user:read').whereIn('users.id', ids)
        : narrowed(db, actor, { filter });
      const chosen = found.select('users.id').orderBy(['users.search_key', 'users.id']).limit(limit);
      const people = db(chosen.as('chosen')).join('users', 'users.id', 'chosen.id');
      return peopleFrom(actor, await withEverything(db, people.orderBy(['users.search_key', 'users.id'])));
    },

    /** One account within scope; otherwise 404. */
    async get(db: Knex, actor: Actor, id: number): Promise<UserDetail> {
      const chosen = userPolicy.visible(db('users'), actor, 'user:read').where('users.id', id);
      const [user] = peopleFrom(actor, await withEverything(db, chosen));
      if (!user) throw new Problem('users.not-found');
      return user;
    },

    /** The account within scope, if the rule allows the action. */
    async allowed(db: Knex, actor: Actor, id: number, act: UserAct): Promise<UserDetail> {
      const user = await this.get(db, actor, id);
      assertAllowed(act(actor, { ...user, su: user.roles.some(({ su }) => su) }));
      return user;
    },
  };
}

export type UserReader = ReturnType<typeof userReader>;

/** All accounts, for a search that adds the scope. */
export const accounts = (db: Knex) => db('users');

/** What a search shows of people, in the order of their names. */
export const peopleByIds = (db: Knex, ids: readonly number[]) =>
  db('users').whereIn('id', ids).orderBy(['search_key', 'id']).select('id', 'name', 'surname', 'email', 'school_id');

/** The keys of all levels. */
export const levelKeys = (db: Knex) => db('levels').select('id', 'key');

/**
 * Whether there is such a school, not deleted. Locks its row, so that nobody deletes the school before the person belongs
 * to it.
 */
export async function schoolRemains(trx: Knex, id: number): Promise<boolean> {
  await lockRows(trx, 'schools', id);
  return (await trx('schools').where({ id, deleted_at: null }).first('id')) !== undefined;
}

const USER_COLUMNS = [
  'id',
  'email',
  'access',
  'name',
  'surname',
  'registration_method',
  'timezone',
  'school_id',
  'active',
  'is_banned',
  'verified_at',
  'last_login_at',
  'created_at',
  'deleted_at',
  'revision',
].map((column) => `users.${column}`);

/** An account for the contract, from a row with more columns. */
function whole(actor: Actor, row: ShownRow, { roles, now }: { roles: HeldRole[]; now: string }): UserDetail {
  const { school_id, school_name } = row;
  const two_factor = row.two_factor_at !== null;
  return {
    id: row.id,
    email: row.email,
    access: row.access,
    pending_email: pendingFrom(row, now),
    name: row.name,
    surname: row.surname,
    fullname: fullname(row),
    photo: photoUrl(row.photo_token),
    registration_method: row.registration_method,
    timezone: row.timezone,
    school_id,
    active: Boolean(row.active),
    is_banned: Boolean(row.is_banned),
    verified_at: row.verified_at,
    last_login_at: row.last_login_at,
    created_at: row.created_at,
    deleted_at: row.deleted_at,
    revision: row.revision,
    two_factor,
    roles,
    school: school_id === null || school_name === null ? null : { id: school_id, name: school_name },
    can: userPolicy.can(actor, { ...row, two_factor, su: roles.some(({ su }) => su) }),
  };
}

/** A row per person, role and level. */
interface HeldRow extends ShownRow {
  role_id: number | null;
  role_code: RoleRow['code'];
  role_su: RoleRow['su'];
  attach_type: RoleUserRow['attach_type'];
  level_id: number | null;
}

/** Joins of a person, as text: Knex takes as long to build them as MariaDB to run the query. */
const EVERYTHING = `left join schools on schools.id = users.school_id
  left join user_photos on user_photos.user_id = users.id
  left join user_two_factor on user_two_factor.user_id = users.id
  left join pending_emails on pending_emails.user_id = users.id
  left join role_user on role_user.user_id = users.id
  left join roles on roles.id = role_user.role_id
  left join role_user_levels on role_user_levels.user_id = role_user.user_id
    and role_user_levels.role_id = role_user.role_id`;
const SHOWN = columnsOf(
  ...USER_COLUMNS,
  'schools.name as school_name',
  'user_photos.token as photo_token',
  'user_two_factor.confirmed_at as two_factor_at',
  ...PENDING_COLUMNS,
  'role_user.role_id',
  'roles.code as role_code',
  'roles.su as role_su',
  'role_user.attach_type',
  'role_user_levels.level_id',
);

/** Adds school, photo and two-step verification to a query of accounts, and a row per role and level. */
const withEverything = (db: Knex, people: Knex.QueryBuilder) =>
  people
    .joinRaw(EVERYTHING)
    .select<HeldRow[]>(db.raw(SHOWN))
    .orderBy(['role_user.role_id', 'role_user_levels.level_id']);

/** Groups rows into people, in their order. */
const peopleOf = (actor: Actor, rows: readonly HeldRow[], now: string): UserDetail[] =>
  [...groupBy(rows, ({ id }) => id).values()].flatMap((ofPerson) => {
    const [first] = ofPerson;
    if (!first) return [];
    return whole(actor, first, { roles: heldBy(ofPerson), now });
  });

/** The roles of a person with their levels. */
function heldBy(rows: readonly HeldRow[]): HeldRole[] {
  return [...groupBy(rows, ({ role_id }) => role_id)].flatMap(([id, held]) => {
    const [first] = held;
    if (id === null || !first) return [];
    const levels = held.flatMap(({ level_id }) => level_id ?? []);
    const { role_code: code, role_su, attach_type } = first;
    return { id, code, su: Boolean(role_su), pivot: { attach_type, levels } };
  });
}
