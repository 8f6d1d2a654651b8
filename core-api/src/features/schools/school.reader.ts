import type { Ability } from '@ruta/contracts';
import type { School, SchoolRef } from '@ruta/contracts/schools/school.schema';
import type { Knex } from 'knex';
import { lockRows } from '../../database/row-locks';
import { joinedWithinSchools, withinSchools } from '../../database/scope';
import type { Actor } from '../../kernel/actor';
import { Problem } from '../../kernel/problem';
import type { SchoolHierarchyRow, SchoolRow } from './schools.tables';

export type ShownRow = Omit<School, 'levels' | 'country'> & {
  country_id: number;
  country_code: string;
  country_name: string;
};

/** What a change of a school starts from. */
export type ChangedSchool = Pick<SchoolRow, 'id' | 'name' | 'city' | 'code' | 'remote_id' | 'revision'>;

/**
 * The school of a path or form, if the ability reaches it; otherwise 404. Calls about a school's data start with it.
 */
export async function schoolFor(db: Knex, actor: Actor, ability: Ability, id: number): Promise<SchoolRef> {
  const query = db('schools').where({ id, deleted_at: null });
  const school = await withinSchools(query, actor, ability, 'schools.id').first('id', 'name', 'timezone');
  if (!school) throw new Problem('schools.not-found');
  return school;
}

/** Joins each row's school and removes rows of schools that the ability does not reach. The caller selects columns. */
export const joinSchool = <Q extends Knex.QueryBuilder>(query: Q, actor: Actor, ability: Ability, column: string): Q =>
  joinedWithinSchools(
    query.join('schools', 'schools.id', column).where('schools.deleted_at', null) as Q,
    actor,
    ability,
    'schools.id',
  );

/** The schools that the caller may read. */
export const visibleSchools = (db: Knex, actor: Actor) =>
  withinSchools(db('schools').where('schools.deleted_at', null), actor, 'school:read', 'schools.id');

/** Adds to a query of schools what every screen shows of them. */
export const selectSchools = (query: Knex.QueryBuilder) =>
  query
    .join('states', 'states.id', 'schools.state_id')
    .join('countries', 'countries.id', 'schools.country_id')
    .select<ShownRow[]>(
      'schools.id',
      'schools.name',
      'schools.timezone',
      'schools.code',
      'schools.remote_id',
      'schools.city',
      'states.name as state',
      'countries.id as country_id',
      'countries.code as country_code',
      'countries.name as country_name',
    );

/** The levels of schools, in order. */
export const levelsOf = (db: Knex, ids: readonly number[]) =>
  db('level_school')
    .join('levels', 'levels.id', 'level_school.level_id')
    .whereIn('level_school.school_id', ids)
    .orderBy('levels.order')
    .select('school_id', 'key');

/** The revision that a change of the school names. */
export const revisionOf = (db: Knex, id: number) => db('schools').where({ id }).first('revision');

/** The school that the caller may change, locked; otherwise 404. */
export async function schoolToChange(trx: Knex.Transaction, actor: Actor, id: number): Promise<ChangedSchool> {
  await lockRows(trx, 'schools', id);
  const query = trx('schools').where({ id, deleted_at: null });
  const school = await withinSchools(query, actor, 'school:write', 'schools.id').first(
    'id',
    'name',
    'city',
    'code',
    'remote_id',
    'revision',
  );
  if (!school) throw new Problem('schools.not-found');
  return school;
}

/** The six places of a school's hierarchy. */
const PLACES = [
  'director_id',
  'manager_id',
  'coordinator_id',
  'coach_id',
  'secondary_one_id',
  'secondary_two_id',
] as const satisfies readonly (keyof SchoolHierarchyRow)[];

/**
 * Whether people belong to the school, or somebody accompanies it, as secondary coach too, in the started cycle or in
 * one that is prepared (HIE-04, B24).
 */
export async function isInUse(trx: Knex, id: number): Promise<boolean> {
  const person = await trx('users').where({ school_id: id, deleted_at: null }).first('id');
  const team = await trx('school_hierarchies')
    .join('school_cycles', 'school_cycles.id', 'school_hierarchies.cycle_id')
    .where('school_hierarchies.school_id', id)
    .where((cycle: Knex.QueryBuilder) => {
      void cycle.where('school_cycles.started_flag', 1).orWhere({ state: 'pending', prepared: true });
    })
    .where((somebody: Knex.QueryBuilder) => {
      for (const place of PLACES) void somebody.orWhereNotNull(`school_hierarchies.${place}`);
    })
    .first<{ id: number } | undefined>('school_hierarchies.id');
  return Boolean(person ?? team);
}
