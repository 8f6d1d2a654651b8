import type { Ability, RoleCode } from '@ruta/contracts';
import type { Knex } from 'knex';
import type { Actor } from '../http/actor';
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
  const columns = scope === 'H' ? HIERARCHY_COLUMNS[actor.role] : undefined;
  if (!columns) return query.whereRaw('1 = 0') as Q;
  // As text: Knex would take twice as long for it as for all the rest of a list, and every list of a coach has it.
  return query.whereRaw(
    `${quoted(column)} in (${THEIR_SCHOOLS} and (${columns.map((name) => `school_hierarchies.${name} = ?`).join(' or ')}))`,
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
