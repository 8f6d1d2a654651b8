import { COACH_ROLES, type CoachRole, type Page } from '@ruta/contracts';
import { PLACES, ROLE_OF_PLACE } from '@ruta/contracts/cycles/cycle.schema';
import type { Coach } from '@ruta/contracts/hierarchy/coach.schema';
import type { coachCalls } from '@ruta/contracts/hierarchy/coaches.api';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { groupBy } from '../../database/group-by';
import { page } from '../../database/page';
import { everything, type PastCycle } from '../../database/scope';
import { nameLike, namePattern } from '../../database/search-key';
import { holds, type Actor } from '../../kernel/actor';
import { fullname, type UserRow } from '../users';
import { holders, standing } from './role-holders.reader';

type Asked = z.output<typeof coachCalls.coaches.query>;
type Above = Pick<Asked['filter'], 'director_id' | 'manager_id' | 'coordinator_id'>;
/** The list of a cycle; without a role, of every role of coaching. */
interface ListCoaches extends Omit<Asked, 'cycle_id'> {
  /** Null where no cycle is started: only own roles count. */
  cycleId: number | null;
  /** That cycle, if it is finished. */
  past: PastCycle | undefined;
  role?: CoachRole;
}
type CoachRow = Pick<UserRow, 'id' | 'name' | 'surname' | 'access'> & { role: CoachRole };

const COLUMNS = { name: 'users.search_key', id: 'users.id' };
const ABOVE = ['director_id', 'manager_id', 'coordinator_id'] as const satisfies readonly (keyof Above)[];

/** Who stands at places of those rows of the cycle that the caller reads and that have these people above. */
const standingBelow = (db: Knex, actor: Actor, { cycleId, past, filter, role }: ListCoaches) =>
  standing(db, actor, {
    past,
    ability: 'hierarchy:read',
    places: PLACES.filter((place) => role === undefined || ROLE_OF_PLACE[place] === role),
    at: (rows) => {
      void rows.where({ cycle_id: cycleId ?? 0 });
      for (const column of ABOVE) if (filter[column] !== undefined) void rows.where(column, filter[column]);
    },
  });

/** A page of people for the places of a cycle's hierarchy (HIE-05, HIE-06): neither banned nor deleted. */
export function listCoaches(db: Knex, actor: Actor, request: ListCoaches): Promise<Page<Coach>> {
  const { cycleId, filter, role } = request;
  const roles = role === undefined ? COACH_ROLES : [role];
  const query = db('users')
    .join(holders(db, roles, cycleId).as('holders'), 'holders.user_id', 'users.id')
    .where('users.is_banned', false)
    .whereNull('users.deleted_at');
  const reachesAll = actor.grants.get('hierarchy:read') === 'A';
  if (reachesAll) void everything(query, actor, 'hierarchy:read');
  if (!reachesAll || ABOVE.some((column) => filter[column] !== undefined))
    void query.join(standingBelow(db, actor, request).as('standing'), 'standing.user_id', 'users.id');
  if (filter.search) void query.whereRaw(nameLike('users.search_key'), [namePattern(filter.search)]);
  return page(db, query, request, {
    table: 'users',
    columns: COLUMNS,
    select: (rows) => withRoles(rows, cycleId),
    present: (rows) => coachesOf(rows, holds(actor, 'hierarchy:write')),
  });
}

/** Adds a row per role of coaching that each person holds. */
const withRoles = (rows: Knex.QueryBuilder, cycleId: number | null) =>
  rows
    .joinRaw(
      `inner join roles on roles.code in (${COACH_ROLES.map(() => '?').join(', ')})
  left join role_user as own on own.user_id = users.id and own.role_id = roles.id
  left join transitional_roles as lent
    on lent.user_id = users.id and lent.role_id = roles.id and lent.cycle_id = ?`,
      [...COACH_ROLES, cycleId ?? 0],
    )
    .whereRaw('(own.role_id is not null or lent.role_id is not null)')
    .orderBy('roles.id')
    .select<CoachRow[]>('users.id', 'users.name', 'users.surname', 'users.access', 'roles.code as role');

/** Groups rows into people, in their order; with the addresses for who names people by them (T14). */
const coachesOf = (rows: readonly CoachRow[], tellsAccess: boolean): Coach[] =>
  [...groupBy(rows, ({ id }) => id).values()].flatMap((held) => {
    const [first] = held;
    if (!first) return [];
    const { id, name, surname } = first;
    const access = tellsAccess ? first.access : null;
    return { id, name, surname, fullname: fullname(first), access, roles: held.map(({ role }) => role) };
  });
