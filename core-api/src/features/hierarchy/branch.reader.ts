import type { Ability } from '@ruta/contracts';
import type { SchoolBranch } from '@ruta/contracts/hierarchy/branch';
import type { Knex } from 'knex';
import { withinSchools } from '../../database/scope';
import type { Actor } from '../../kernel/actor';
import { whereTeam } from './incomplete.reader';

/** Limits a query to some schools; `column` is the school of its rows. */
export type Narrow = <Q extends Knex.QueryBuilder>(query: Q, column: string) => Q;

interface Branch {
  actor: Actor;
  ability: Ability;
  /** Whose hierarchy names the people of the filter. */
  cycle_id: number;
  filter: SchoolBranch;
}

/** The schools within reach, narrowed to one, or to those of people in a cycle's hierarchy (STA-02). */
export function branchOf(db: Knex, { actor, ability, cycle_id, filter }: Branch): Narrow {
  const { school, manager, coordinator, coach } = filter;
  const team = schoolsOfTeam(db, cycle_id, { manager_id: manager, coordinator_id: coordinator, coach_id: coach });
  return (query, column) => {
    const reached = withinSchools(query, actor, ability, column);
    if (school !== undefined) void reached.where(column, school);
    if (team !== undefined) void reached.whereIn(column, team.clone());
    return reached;
  };
}

/** The schools of people in a cycle's hierarchy, as a subquery. */
function schoolsOfTeam(
  db: Knex,
  cycle_id: number,
  team: Partial<Record<'manager_id' | 'coordinator_id' | 'coach_id', number | undefined>>,
): Knex.QueryBuilder | undefined {
  const named = Object.entries(team).filter(([, id]) => id !== undefined);
  if (named.length === 0) return undefined;
  return db('school_hierarchies')
    .where({ cycle_id, ...Object.fromEntries(named) })
    .select('school_hierarchies.school_id');
}

/** The active schools of a cycle: included, with all four main people. Rows are those of `school_hierarchies`. */
export function activeSchools(db: Knex, cycle_id: number): Knex.QueryBuilder {
  const query = db('school_hierarchies')
    .join('schools', 'schools.id', 'school_hierarchies.school_id')
    .leftJoin({ excluded: 'cycle_schools' }, (on) => {
      on.on('excluded.cycle_id', 'school_hierarchies.cycle_id')
        .andOn('excluded.school_id', 'school_hierarchies.school_id')
        .andOnVal('excluded.included', 0);
    })
    .where('school_hierarchies.cycle_id', cycle_id)
    .whereNull('excluded.school_id')
    .whereNull('schools.deleted_at');
  whereTeam(query, db, { isIncomplete: false });
  return query;
}
