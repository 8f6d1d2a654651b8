import { MAIN_LEVELS } from '@ruta/state-machines/hierarchy/hierarchy.rules';
import type { Knex } from 'knex';
import { isMysql } from '../../database/dialect';
import { nameLike, namePattern } from '../../database/search-key';
import type { Flag } from '../../database/table';
import type { Actor } from '../../kernel/actor';
import { changeable, visible } from './hierarchy.policy';
import { whereTeam } from './incomplete.reader';
import { ACCESS_KEYS, PLACES, type Place } from './places';

/** A cycle as the hierarchy sees it. */
export interface CycleFacts {
  id: number;
  state: 'pending' | 'started' | 'finished';
  prepared: Flag;
  period: string;
}

type OfPlaces = Record<`${Place}_id`, number | null> &
  Record<`${Place}_${'name' | 'surname' | 'access'}`, string | null>;

/** A school of a cycle with who accompanies it. */
export interface ShownHierarchy extends OfPlaces {
  id: number;
  cycle_id: number;
  school_id: number;
  school_name: string;
  school_code: string;
  school_remote_id: string | null;
  excluded: Flag;
  revision: number;
  /** Accounts that belong to the school, and places taken in started and prepared cycles; 0 unless asked. */
  people: number | string;
  assigned: number | string | null;
}

/** The filters of the lists: people by address or id. */
export type HierarchyFilter = { incomplete?: boolean | undefined } & Partial<
  Record<(typeof ACCESS_KEYS)[Place] | 'search', string | undefined> &
    Record<(typeof ID_KEYS)[Place], number | undefined>
>;

const ID_KEYS = {
  director: 'director_id',
  manager: 'manager_id',
  coordinator: 'coordinator_id',
  coach: 'coach_id',
  secondary_one: 'sec_coach_one_id',
  secondary_two: 'sec_coach_two_id',
} as const satisfies Record<Place, string>;

/**
 * A cycle by its id, or the started one. In a change it stays as it is until that ends: several changes may share it,
 * while a start or a finish waits.
 */
export function cycleFacts(db: Knex, id: number | undefined): Promise<CycleFacts | undefined> {
  const query = db('school_cycles').join('periods', 'periods.id', 'school_cycles.period_id');
  if (id === undefined) void query.where('school_cycles.started_flag', 1);
  else void query.where('school_cycles.id', id);
  if (db.isTransaction && isMysql(db)) void query.forShare();
  return query.first<CycleFacts | undefined>(
    'school_cycles.id',
    'school_cycles.state',
    'school_cycles.prepared',
    'periods.name as period',
  );
}

/**
 * The cycles whose schools are known and that are not over: prepared ones, and the one asked for. They stay as they are
 * until the transaction ends, like `cycleFacts`.
 */
export async function cyclesToJoin(trx: Knex.Transaction, id: number): Promise<number[]> {
  const query = trx('school_cycles').where('id', id).orderBy('id');
  void query.orWhere((cycle) => void cycle.where('state', 'pending').where('prepared', true));
  if (isMysql(trx)) void query.forShare();
  return query.pluck('id');
}

/**
 * The schools of a cycle that the caller may read, filtered. Deleted ones are of finished cycles only. Schools are not
 * joined: MariaDB would begin with them and sort all rows, instead of stopping in the list's index after a page.
 */
export function hierarchiesOf(db: Knex, actor: Actor, cycle: CycleFacts, filter: HierarchyFilter): Knex.QueryBuilder {
  const query = visible(
    db('school_hierarchies').where('school_hierarchies.cycle_id', cycle.id),
    actor,
    cycle.state === 'finished' ? { id: cycle.id } : undefined,
  );
  if (cycle.state !== 'finished')
    void query.whereNotExists(
      db('schools')
        .whereRaw('schools.id = school_hierarchies.school_id')
        .whereNotNull('schools.deleted_at')
        .select(db.raw('1')),
    );
  if (filter.search)
    void query.whereIn(
      'school_hierarchies.school_id',
      db('schools')
        .whereRaw(nameLike('schools.search_key'), [namePattern(filter.search)])
        .select('schools.id'),
    );
  if (filter.incomplete !== undefined) whereTeam(query, db, { isIncomplete: filter.incomplete });
  for (const place of PLACES) {
    const [access, id] = [filter[ACCESS_KEYS[place]], filter[ID_KEYS[place]]];
    const column = `school_hierarchies.${place}_id`;
    if (id !== undefined) void query.where(column, id);
    if (access === undefined) continue;
    if (place === 'director') void query.where('school_hierarchies.director_access', access);
    else void query.whereIn(column, db('users').where({ access }).select('id'));
  }
  return query;
}

interface Counts {
  schools: number | string;
  excluded: number | string | null;
  complete: number | string | null;
}

/** Schools of a cycle that the caller reads, excluded ones, and included ones whose main places are taken. */
export async function countHierarchies(
  db: Knex,
  actor: Actor,
  cycle: CycleFacts,
): Promise<Record<keyof Counts, number>> {
  const whole = MAIN_LEVELS.map((place) => `school_hierarchies.${place}_id is not null`).join(' and ');
  const row = await hierarchiesOf(db, actor, cycle, {})
    .leftJoin('cycle_schools', (part) => {
      part
        .on('cycle_schools.cycle_id', 'school_hierarchies.cycle_id')
        .andOn('cycle_schools.school_id', 'school_hierarchies.school_id');
    })
    .first<Counts>(
      db.raw('count(*) as schools'),
      db.raw('sum(case when cycle_schools.included = 0 then 1 else 0 end) as excluded'),
      db.raw(`sum(case when coalesce(cycle_schools.included, 1) = 1 and ${whole} then 1 else 0 end) as complete`),
    );
  return { schools: Number(row.schools), excluded: Number(row.excluded ?? 0), complete: Number(row.complete ?? 0) };
}

/** Adds to a query of hierarchies what every screen shows. `withUse` counts who keeps a school. */
export function selectHierarchies(query: Knex.QueryBuilder, db: Knex, { withUse }: { withUse: boolean }) {
  void query.join('schools', 'schools.id', 'school_hierarchies.school_id');
  for (const place of PLACES) void query.leftJoin(`users as ${place}`, `${place}.id`, `school_hierarchies.${place}_id`);
  void query.leftJoin('cycle_schools', (part) => {
    part
      .on('cycle_schools.cycle_id', 'school_hierarchies.cycle_id')
      .andOn('cycle_schools.school_id', 'school_hierarchies.school_id');
  });
  return query.select<ShownHierarchy[]>(
    'school_hierarchies.id',
    'school_hierarchies.cycle_id',
    'school_hierarchies.school_id',
    'school_hierarchies.revision',
    'schools.code as school_code',
    'schools.remote_id as school_remote_id',
    db.raw('coalesce(cycle_schools.school_name, schools.name) as school_name'),
    db.raw('1 - coalesce(cycle_schools.included, 1) as excluded'),
    db.raw(withUse ? PEOPLE : '0 as people'),
    db.raw(withUse ? ASSIGNED : '0 as assigned'),
    ...PLACES.flatMap((place) => [
      `${place}.id as ${place}_id`,
      ...['name', 'surname', 'access'].map((column) => `${place}.${column} as ${place}_${column}`),
    ]),
  );
}

const PEOPLE = `(select count(*) from users as belonging
  where belonging.school_id = schools.id and belonging.deleted_at is null) as people`;

const ASSIGNED = `(select sum(${PLACES.map((place) => `(taken.${place}_id is not null)`).join(' + ')})
  from school_cycles as open
  join school_hierarchies as taken on taken.cycle_id = open.id and taken.school_id = schools.id
  where open.started_flag = 1 or (open.state = 'pending' and open.prepared = 1)) as assigned`;

/** One school of a cycle as lists show it; within the caller's reach. */
export async function shownHierarchy(
  db: Knex,
  actor: Actor,
  { cycle, school_id, withUse }: { cycle: CycleFacts; school_id: number; withUse: boolean },
): Promise<ShownHierarchy | undefined> {
  const query = hierarchiesOf(db, actor, cycle, {}).where('school_hierarchies.school_id', school_id);
  const [row] = await selectHierarchies(query, db, { withUse });
  return row;
}

/** Several schools of a cycle, by id. */
export function shownHierarchies(db: Knex, actor: Actor, cycle: CycleFacts, schools: readonly number[]) {
  const query = hierarchiesOf(db, actor, cycle, {}).whereIn('school_hierarchies.school_id', [...schools]);
  return selectHierarchies(query.orderBy('school_hierarchies.school_id'), db, { withUse: false });
}

/** Whether the caller may change who accompanies all of these schools; they are open. */
export async function mayChange(db: Knex, actor: Actor, schools: readonly number[]): Promise<boolean> {
  const query = changeable(
    db('schools')
      .whereIn('id', [...schools])
      .whereNull('deleted_at'),
    actor,
  );
  return (await query.pluck<number[]>('id')).length === schools.length;
}

/** A school's rows over the cycles, newest first; without its reach, which the caller asks. */
export function hierarchiesOfSchool(db: Knex, school_id: number, limit: number) {
  const query = db('school_hierarchies')
    .join('school_cycles', 'school_cycles.id', 'school_hierarchies.cycle_id')
    .join('periods', 'periods.id', 'school_cycles.period_id')
    .where('school_hierarchies.school_id', school_id)
    .orderBy('school_cycles.start_at', 'desc')
    .limit(limit);
  const rows: Knex.QueryBuilder = selectHierarchies(query, db, { withUse: false });
  return rows.select<(ShownHierarchy & CycleFacts)[]>(
    'school_cycles.state',
    'school_cycles.prepared',
    'periods.name as period',
  );
}
