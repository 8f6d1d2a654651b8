import { COACH_ROLES, type Ability, type CoachRole, type Page, type RoleCode } from '@ruta/contracts';
import type { RoleHolder } from '@ruta/contracts/hierarchy/coach-role.schema';
import type { coachRoles } from '@ruta/contracts/hierarchy/coach-roles.api';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { groupBy } from '../../database/group-by';
import { page } from '../../database/page';
import { nameLike, namePattern } from '../../database/search-key';
import { holds, type Actor } from '../../kernel/actor';
import type { RoleRow, RoleUserRow } from '../roles';
import { fullname, type UserRow } from '../users';
import { canOf, reached, type HolderFacts } from './coach-role.policy';
import { holders } from './role-holders.reader';

export interface ListHolders extends Omit<z.output<typeof coachRoles.list.query>, 'cycle_id'> {
  /** Null where no cycle is started: nobody has transitional roles of it. */
  cycleId: number | null;
}
type PersonRow = Pick<UserRow, 'id' | 'name' | 'surname' | 'email' | 'deleted_at' | 'revision'>;
type HeldRow = Pick<RoleUserRow, 'user_id' | 'attach_type'> & Pick<RoleRow, 'code' | 'su'>;
/** A person with what the rules need. */
export type Holder = Omit<RoleHolder, 'can' | 'email'> & HolderFacts & { email: string };

const COLUMNS = { name: 'users.search_key', id: 'users.id' };
const PERSON = ['users.id', 'users.name', 'users.surname', 'users.email', 'users.deleted_at', 'users.revision'];
const isCoachRole = (code: RoleCode): code is CoachRole => (COACH_ROLES as readonly RoleCode[]).includes(code);

/** People by name, with own roles of coaching and those of a cycle (HIE-01). Three statements. */
export function listHolders(db: Knex, actor: Actor, request: ListHolders): Promise<Page<RoleHolder>> {
  const { cycleId, filter } = request;
  const query = reached(db, db('users'), actor, 'coach-role:read').whereNull('users.deleted_at');
  if (filter.role !== undefined) {
    const wanted = filter.role === 'any' ? COACH_ROLES : [filter.role];
    void query.join(holders(db, wanted, cycleId).as('holders'), 'holders.user_id', 'users.id');
  }
  if (filter.search) void query.whereRaw(nameLike('users.search_key'), [namePattern(filter.search)]);
  return page(db, query, request, {
    table: 'users',
    columns: COLUMNS,
    select: (rows) => rows.select<PersonRow[]>(...PERSON),
    present: async (rows) => (await withRoles(db, rows, cycleId)).map((person) => shownTo(actor, person)),
  });
}

/** One person within reach of the ability, deleted ones too, since the rules name them. */
export async function holderFor(
  db: Knex,
  actor: Actor,
  { id, ability, cycleId }: { id: number; ability: Ability; cycleId: number | null },
): Promise<Holder | undefined> {
  const query = reached(db, db('users').where('users.id', id).whereNull('users.purged_at'), actor, ability);
  const [person] = await withRoles(db, await query.select<PersonRow[]>(...PERSON), cycleId);
  return person;
}

/** The person for the contract, with what the caller may do. */
export const shownTo = (actor: Actor, { su: _su, deleted_at: _deleted, ...person }: Holder): RoleHolder => ({
  ...person,
  email: holds(actor, 'user:read') ? person.email : null,
  can: canOf(actor, { id: person.id, su: _su, deleted_at: _deleted }),
});

async function withRoles(db: Knex, people: readonly PersonRow[], cycleId: number | null): Promise<Holder[]> {
  const ids = people.map(({ id }) => id);
  const own = await db('role_user')
    .join('roles', 'roles.id', 'role_user.role_id')
    .whereIn('role_user.user_id', ids)
    .orderBy('roles.id')
    .select<HeldRow[]>('role_user.user_id', 'role_user.attach_type', 'roles.code', 'roles.su');
  const lent = await db('transitional_roles')
    .join('roles', 'roles.id', 'transitional_roles.role_id')
    .where('transitional_roles.cycle_id', cycleId ?? 0)
    .whereIn('transitional_roles.user_id', ids)
    .orderBy('roles.id')
    .select<Pick<HeldRow, 'user_id' | 'code'>[]>('transitional_roles.user_id', 'roles.code');
  const ownBy = groupBy(own, ({ user_id }) => user_id);
  const lentBy = groupBy(lent, ({ user_id }) => user_id);
  return people.map((person) => {
    const held = ownBy.get(person.id) ?? [];
    const { id, name, surname, email, deleted_at, revision } = person;
    return {
      ...{ id, name, surname, fullname: fullname(person), email, deleted_at, revision },
      roles: held.map(({ code }) => code).filter(isCoachRole),
      transitional_roles: (lentBy.get(id) ?? []).map(({ code }) => code).filter(isCoachRole),
      fixed: held.flatMap(({ code, attach_type }) => (attach_type === 'remote' && isCoachRole(code) ? [code] : [])),
      su: held.some(({ su }) => Boolean(su)),
    };
  });
}

/** The ids of the roles of coaching. */
export async function coachRoleIds(db: Knex): Promise<ReadonlyMap<CoachRole, number>> {
  const rows = await db('roles')
    .whereIn('code', [...COACH_ROLES])
    .select('id', 'code');
  return new Map(rows.flatMap(({ id, code }) => (isCoachRole(code) ? [[code, id] as const] : [])));
}

/** A cycle that roles are given for, with its name. */
export const cycleOfRoles = (db: Knex, id: number) =>
  db('school_cycles')
    .join('periods', 'periods.id', 'school_cycles.period_id')
    .where('school_cycles.id', id)
    .first<{ id: number; state: 'pending' | 'started' | 'finished'; period: string } | undefined>(
      'school_cycles.id',
      'school_cycles.state',
      'periods.name as period',
    );
