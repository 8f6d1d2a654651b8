import type { Ability, RoleCode } from '@ruta/contracts';
import type { Knex } from 'knex';
import type { Actor } from '../kernel/actor';
import { quoted } from './columns';
import { isMysql } from './dialect';

/** Columns of a hierarchy row by role (scope H). */
const HIERARCHY_COLUMNS: Partial<Record<RoleCode, readonly string[]>> = {
  COACH_DIR: ['director_id'],
  COACH_MAN: ['manager_id'],
  COACH_CORD: ['coordinator_id'],
  COACH: ['coach_id'],
  COACH_SEC: ['secondary_one_id', 'secondary_two_id'],
};

const THEIR_SCHOOLS = `select school_hierarchies.school_id from school_hierarchies
  inner join school_cycles on school_cycles.id = school_hierarchies.cycle_id where school_cycles.started_flag = 1`;

/**
 * A place that allows a change is shared until its transaction ends (decision 0074): who takes it away waits, or is waited
 * for, and what is judged is what is committed by then. Without effect on SQLite, which has one writer at a time.
 */
const lockOf = ({ client }: Knex.QueryBuilder): string => {
  const isChange = (client as { transacting?: boolean }).transacting === true;
  return isChange && isMysql({ client } as Knex) ? ' lock in share mode' : '';
};

/** The hierarchy columns for an ability; empty unless its scope is H and the role is part of the hierarchy. */
const coachColumns = (actor: Actor, ability: Ability): readonly string[] =>
  (actor.grants.get(ability) === 'H' && HIERARCHY_COLUMNS[actor.role]) || [];
const anyOf = (columns: readonly string[]) =>
  `(${columns.map((name) => `school_hierarchies.${name} = ?`).join(' or ')})`;

/** The finished cycle that is read: a column of the row, or its id. */
export type PastCycle = { readonly column: string } | { readonly id: number };

/** Schools in which the person held a place at any time in the finished cycle (decision 0038). */
function heldThen(column: string, cycle: PastCycle, columns: readonly string[]): string {
  const places = columns.map((name) => `'${name.replace(/_id$/, '')}'`).join(', ');
  return `exists (select 1 from hierarchy_history as held
  inner join school_cycles as past on past.id = held.cycle_id and past.state = 'finished'
  where held.user_id = ? and held.cycle_id = ${'column' in cycle ? quoted(cycle.column) : '?'}
    and held.school_id = ${quoted(column)} and held.place in (${places}))`;
}

/**
 * Limits a query to rows of schools that the ability reaches: all, those of the person's hierarchy in the started
 * cycle, or their own. Every read of personal or school data starts here (law 2); other rows do not exist for the
 * caller. Scope O is applied by the feature that knows the owner; here it matches nothing. With `past`, schools also
 * count that the person accompanied in that finished cycle; then the query must be limited to rows of that cycle.
 */
export function withinSchools<Q extends Knex.QueryBuilder>(
  query: Q,
  actor: Actor,
  ability: Ability,
  column: string,
  past?: PastCycle,
): Q {
  actor.scopeAsked = true;
  const scope = actor.grants.get(ability);
  if (scope === 'A' || scope === 'C') return query;
  if (scope === 'S' && actor.schoolId !== null) return query.where(column, actor.schoolId) as Q;
  const columns = coachColumns(actor, ability);
  if (columns.length === 0) return query.whereRaw('1 = 0') as Q;
  // As text: building this with Knex takes twice as long as the rest of a list's query, and every coach's list has it.
  const now = `${quoted(column)} in (${THEIR_SCHOOLS} and ${anyOf(columns)}${lockOf(query)})`;
  const own = columns.map(() => actor.userId);
  if (!past) return query.whereRaw(now, own) as Q;
  const then = 'column' in past ? [actor.userId] : [actor.userId, past.id];
  return query.whereRaw(`(${now} or ${heldThen(column, past, columns)})`, [...own, ...then]) as Q;
}

/**
 * The same as a join, for frequent reads that select their columns. A school occurs once in the started cycle, so the
 * join adds no rows. On MariaDB a month of the agenda takes a tenth less time than with a subquery. A change has the
 * subquery, which locks the place alone.
 */
export function joinedWithinSchools<Q extends Knex.QueryBuilder>(
  query: Q,
  actor: Actor,
  ability: Ability,
  column: string,
): Q {
  const columns = coachColumns(actor, ability);
  if (columns.length === 0 || lockOf(query) !== '') return withinSchools(query, actor, ability, column);
  actor.scopeAsked = true;
  return query
    .joinRaw(
      `inner join school_cycles on school_cycles.started_flag = 1
  inner join school_hierarchies on school_hierarchies.cycle_id = school_cycles.id and school_hierarchies.school_id = ${quoted(column)}`,
    )
    .whereRaw(
      anyOf(columns),
      columns.map(() => actor.userId),
    ) as Q;
}

/** The scope of data without a school: scopes A and C reach all of it, others none. */
export function everything<Q extends Knex.QueryBuilder>(query: Q, actor: Actor, ability: Ability): Q {
  actor.scopeAsked = true;
  const scope = actor.grants.get(ability);
  return scope === 'A' || scope === 'C' ? query : (query.whereRaw('1 = 0') as Q);
}

/** The caller's id, for queries of own rows (scope O). */
export function own(actor: Actor): number {
  actor.scopeAsked = true;
  return actor.userId;
}
