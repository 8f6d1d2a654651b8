import type { Ability, RoleCode } from '@ruta/contracts';
import type { Knex } from 'knex';
import type { Actor } from '../kernel/actor';
import { quoted } from './columns';

/** The columns of a hierarchy row that name a coach of each role (scope H). */
const HIERARCHY_COLUMNS: Partial<Record<RoleCode, readonly string[]>> = {
  COACH_DIR: ['director_id'],
  COACH_MAN: ['manager_id'],
  COACH_CORD: ['coordinator_id'],
  COACH: ['coach_id'],
  COACH_SEC: ['secondary_one_id', 'secondary_two_id'],
};

const THEIR_SCHOOLS = `select school_hierarchies.school_id from school_hierarchies
  inner join school_cycles on school_cycles.id = school_hierarchies.cycle_id where school_cycles.started_flag = 1`;

/** The coach columns by which an ability reaches schools: of scope H, and of a role that stands in the hierarchy. */
const coachColumns = (actor: Actor, ability: Ability): readonly string[] =>
  (actor.grants.get(ability) === 'H' && HIERARCHY_COLUMNS[actor.role]) || [];
const anyOf = (columns: readonly string[]) =>
  `(${columns.map((name) => `school_hierarchies.${name} = ?`).join(' or ')})`;

/**
 * Narrows a query to the rows whose school the ability reaches: all, those of the person's hierarchy in the started
 * cycle, or their own school. Every read of somebody's data starts here (law 2); what it leaves out does not exist for
 * the caller. Scope O is for the feature that knows whose the rows are: here it reaches nothing.
 */
export function withinSchools<Q extends Knex.QueryBuilder>(
  query: Q,
  actor: Actor,
  ability: Ability,
  column: string,
): Q {
  actor.scopeAsked = true;
  const scope = actor.grants.get(ability);
  if (scope === 'A' || scope === 'C') return query;
  if (scope === 'S' && actor.schoolId !== null) return query.where(column, actor.schoolId) as Q;
  const columns = coachColumns(actor, ability);
  if (columns.length === 0) return query.whereRaw('1 = 0') as Q;
  // As text: Knex would take twice as long for it as for all the rest of a list, and every list of a coach has it.
  return query.whereRaw(
    `${quoted(column)} in (${THEIR_SCHOOLS} and ${anyOf(columns)})`,
    columns.map(() => actor.userId),
  ) as Q;
}

/**
 * The same for a read that names its columns and is made often. A school stands once in the one cycle that is started,
 * so it may be joined: MariaDB takes a tenth less time for a month of the agenda than with the list of schools.
 */
export function joinedWithinSchools<Q extends Knex.QueryBuilder>(
  query: Q,
  actor: Actor,
  ability: Ability,
  column: string,
): Q {
  const columns = coachColumns(actor, ability);
  if (columns.length === 0) return withinSchools(query, actor, ability, column);
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

/** For what belongs to no school: only who reaches everything sees any of it. */
export function everything<Q extends Knex.QueryBuilder>(query: Q, actor: Actor, ability: Ability): Q {
  actor.scopeAsked = true;
  return actor.grants.get(ability) === 'A' ? query : (query.whereRaw('1 = 0') as Q);
}

/** The id for a query of the caller's own rows (scope O). */
export function own(actor: Actor): number {
  actor.scopeAsked = true;
  return actor.userId;
}
