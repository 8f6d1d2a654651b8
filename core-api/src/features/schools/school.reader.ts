import type { Ability } from '@ruta/contracts';
import type { LevelKey, School, SchoolRef, State } from '@ruta/contracts/schools/school.schema';
import type { SchoolUse } from '@ruta/state-machines/hierarchy/hierarchy.rules';
import type { Knex } from 'knex';
import { inNameOrder } from '../../database/search-key';
import { isMysql } from '../../database/dialect';
import { inGroups } from '../../database/in-groups';
import { lockRows } from '../../database/row-locks';
import { joinedWithinSchools, withinSchools, type PastCycle } from '../../database/scope';
import type { Actor } from '../../kernel/actor';
import type { Flag } from '../../database/table';
import { Problem } from '../../kernel/problem';
import type { SchoolHierarchyRow, SchoolRow } from './schools.tables';

export type ShownRow = Omit<School, 'levels' | 'country' | 'active' | 'revision' | 'can'> & {
  active: Flag;
  country_id: number;
  country_code: string;
  country_name: string;
};

/** What a change of a school starts from. */
export type ChangedSchool = Pick<
  SchoolRow,
  'id' | 'name' | 'city' | 'code' | 'remote_id' | 'timezone' | 'active' | 'revision'
>;

/**
 * The school of a path or form, if the ability reaches it; otherwise 404. Calls about a school's data start with it.
 * Reads of a finished cycle name it as `past`.
 */
export async function schoolFor(
  db: Knex,
  actor: Actor,
  ability: Ability,
  id: number,
  past?: PastCycle,
): Promise<SchoolRef> {
  const query = db('schools').where({ id, deleted_at: null });
  const school = await withinSchools(query, actor, ability, 'schools.id', past).first('id', 'name', 'timezone');
  if (!school) throw new Problem('schools.not-found');
  return school;
}

/** Whether these schools are all there. Nobody deletes one until the transaction ends. */
export async function schoolsRemain(trx: Knex.Transaction, ids: readonly number[]): Promise<boolean> {
  let there = 0;
  for (const some of inGroups(ids, 500)) {
    const query = trx('schools').whereIn('id', some).where({ deleted_at: null });
    if (isMysql(trx)) void query.orderBy('id').forShare();
    there += (await query.pluck('id')).length;
  }
  return there === ids.length;
}

/** Joins each row's school and removes rows of schools that the ability does not reach. The caller selects columns. */
export function joinSchool<Q extends Knex.QueryBuilder>(
  query: Q,
  actor: Actor,
  ability: Ability,
  column: string,
  past?: PastCycle,
): Q {
  const joined = query.join('schools', 'schools.id', column).where('schools.deleted_at', null) as Q;
  return past
    ? withinSchools(joined, actor, ability, 'schools.id', past)
    : joinedWithinSchools(joined, actor, ability, 'schools.id');
}

/** The schools that the caller may read, now or in a finished cycle. */
export const visibleSchools = (db: Knex, actor: Actor, past?: PastCycle) =>
  withinSchools(db('schools').where('schools.deleted_at', null), actor, 'school:read', 'schools.id', past);

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
      'schools.active',
      'states.name as state',
      'countries.id as country_id',
      'countries.code as country_code',
      'countries.name as country_name',
    );

/** Narrows a query of schools to those that teach a level. */
export const teaching = <Q extends Knex.QueryBuilder>(query: Q, level: LevelKey): Q =>
  query.whereIn('schools.id', (taught) => {
    void taught
      .from('level_school')
      .join('levels', 'levels.id', 'level_school.level_id')
      .where('levels.key', level)
      .select('level_school.school_id');
  }) as Q;

/** The levels of schools, in order. */
export const levelsOf = (db: Knex, ids: readonly number[]) =>
  db('level_school')
    .join('levels', 'levels.id', 'level_school.level_id')
    .whereIn('level_school.school_id', ids)
    .orderBy('levels.order')
    .select('school_id', 'key');

/** The states of every country, by name. */
export async function allStates(db: Knex): Promise<State[]> {
  const states = await db('states')
    .join('countries', 'countries.id', 'states.country_id')
    .orderBy('states.id')
    .select<State[]>('states.id', 'country_id', 'countries.name as country', 'states.code', 'states.name');
  return inNameOrder(states, ({ name }) => name);
}

/** Whether there is such a country, and such a state of it. */
export async function placeExists(db: Knex, { country_id, state_id }: { country_id: number; state_id: number }) {
  const country = await db('countries').where({ id: country_id }).first('id');
  const state = await db('states').where({ id: state_id, country_id }).first('id');
  return { country: country !== undefined, state: state !== undefined };
}

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
    'timezone',
    'active',
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
type Place = (typeof PLACES)[number];

/**
 * Who keeps the school from being deleted: accounts that belong to it, and places taken in the started cycle and in
 * prepared ones, those of secondary coaches too (HIE-04, B24). `mayDelete` judges it.
 */
export async function useOf(trx: Knex, id: number): Promise<SchoolUse> {
  const people = await trx('users').where({ school_id: id, deleted_at: null }).pluck('id');
  const teams = await trx('school_hierarchies')
    .join('school_cycles', 'school_cycles.id', 'school_hierarchies.cycle_id')
    .where('school_hierarchies.school_id', id)
    .where((cycle: Knex.QueryBuilder) => {
      void cycle.where('school_cycles.started_flag', 1).orWhere({ state: 'pending', prepared: true });
    })
    .select<Pick<SchoolHierarchyRow, Place>[]>(PLACES.map((place) => `school_hierarchies.${place}`));
  return {
    people: people.length,
    assigned: teams.flatMap((team) => PLACES.filter((place) => team[place] !== null)).length,
  };
}
