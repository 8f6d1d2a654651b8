import type { CurrentCycle } from '@ruta/contracts/access/access.schema';
import type { Period } from '@ruta/contracts/cycles/cycle.schema';
import type { CycleState } from '@ruta/state-machines/cycles/cycle.rules';
import type { Knex } from 'knex';
import { isMysql } from '../../database/dialect';
import { everything, type PastCycle } from '../../database/scope';
import type { Actor } from '../../kernel/actor';
import { Problem } from '../../kernel/problem';
import type { PeriodRow, SchoolCycleRow } from './cycles.tables';

/** A cycle with its period, its closures, and the id of the started cycle. */
export interface CycleRow extends Omit<SchoolCycleRow, 'started_flag'> {
  period_name: string;
  start_year: number;
  end_year: number;
  running_id: number | null;
  closure_at: string | null;
  pfp_start_at: string | null;
  pfp_end_at: string | null;
  dpi_start_at: string | null;
  dpi_end_at: string | null;
}

/** The started cycle, or null. There is at most one (CYC-03). */
export async function currentCycle(db: Knex): Promise<CurrentCycle | null> {
  const row = await db('school_cycles')
    .join('periods', 'periods.id', 'school_cycles.period_id')
    .where('school_cycles.started_flag', 1)
    .first<CurrentCycle | undefined>(
      'school_cycles.id',
      'periods.name as period',
      'school_cycles.start_at',
      'school_cycles.end_at',
    );
  return row ?? null;
}

/**
 * The cycle that a list is limited to; none without an id. `past` is the scope of a finished one (decision 0038). A
 * cycle that has not started has nothing to read: 404.
 */
export async function cycleToRead(
  db: Knex,
  id: number | undefined,
): Promise<{ id: number; past: PastCycle | undefined } | undefined> {
  if (id === undefined) return undefined;
  const cycle = await db('school_cycles').where({ id }).whereIn('state', ['started', 'finished']).first('state');
  if (!cycle) throw new Problem('cycles.not-found');
  return { id, past: cycle.state === 'finished' ? { id } : undefined };
}

/** First and last day of a cycle that is there. */
export async function cycleDates(db: Knex, id: number): Promise<{ start_at: string; end_at: string }> {
  const dates = await db('school_cycles').where({ id }).first('start_at', 'end_at');
  if (!dates) throw new Problem('cycles.not-found');
  return dates;
}

/** Name of a cycle, such as 2026-2027; empty if there is none. */
export async function cycleName(db: Knex, id: number): Promise<string> {
  const [name] = await db('school_cycles')
    .join('periods', 'periods.id', 'school_cycles.period_id')
    .where('school_cycles.id', id)
    .pluck<string[]>('periods.name');
  return name ?? '';
}

/** The started or finished cycle that a day belongs to; the started one first. Undefined if there is none. */
export const cycleOn = (db: Knex, day: string): PromiseLike<{ id: number } | undefined> =>
  db('school_cycles')
    .whereIn('state', ['started', 'finished'])
    .where('start_at', '<=', day)
    .where('end_at', '>=', day)
    .orderByRaw('case when started_flag = 1 then 0 else 1 end')
    .first('id');

/**
 * A cycle whose contents can change: the started one unless another is named, or one that is prepared. In a change it
 * stays so until that ends; `isExclusive` also keeps out whoever reads it in a change.
 */
export async function cycleInWork(db: Knex, named: number | undefined, { isExclusive = false } = {}): Promise<number> {
  const query = db('school_cycles').where(named === undefined ? { started_flag: 1 } : { id: named });
  if (db.isTransaction && isMysql(db)) void (isExclusive ? query.forUpdate() : query.forShare());
  const cycle = await query.first('id', 'state', 'prepared');
  if (!cycle) throw new Problem(named === undefined ? 'cycles.none-started' : 'cycles.not-found');
  if (cycle.state === 'finished') throw new Problem('cycles.finished');
  if (cycle.state === 'pending' && !cycle.prepared) throw new Problem('cycles.not-prepared');
  return cycle.id;
}

/** Whether there is such a cycle. */
export const cycleExists = async (db: Knex, id: number): Promise<boolean> =>
  (await db('school_cycles').where({ id }).first('id')) !== undefined;

/** Adds to a query of cycles what is shown of them. Each join matches one row at most. */
export const selectCycles = (query: Knex.QueryBuilder) =>
  query
    .join('periods', 'periods.id', 'school_cycles.period_id')
    .joinRaw(
      `left join school_cycles as running on running.started_flag = 1
  left join pfp_closures as pfp on pfp.cycle_id = school_cycles.id
  left join dpi_closures as dpi on dpi.cycle_id = school_cycles.id and dpi.school_key = 0`,
    )
    .select<CycleRow[]>(
      'school_cycles.id',
      'school_cycles.period_id',
      'school_cycles.start_at',
      'school_cycles.end_at',
      'school_cycles.state',
      'school_cycles.prepared',
      'school_cycles.min_group',
      'school_cycles.revision',
      'school_cycles.created_at',
      'school_cycles.updated_at',
      'periods.name as period_name',
      'periods.start_year',
      'periods.end_year',
      'running.id as running_id',
      'pfp.closure_at',
      'pfp.start_at as pfp_start_at',
      'pfp.end_at as pfp_end_at',
      'dpi.start_at as dpi_start_at',
      'dpi.end_at as dpi_end_at',
    );

/** Where a cycle is, from what is stored. */
export const stateOf = ({ state, prepared }: Pick<SchoolCycleRow, 'state' | 'prepared'>): CycleState => {
  if (state !== 'pending') return state;
  return prepared ? 'prepared' : 'notPrepared';
};

/** The whole table, for queries that add their scope. */
export const allCycles = (db: Knex) => db('school_cycles');

/** Every period, latest first. */
export const allPeriods = (db: Knex): Promise<Period[]> =>
  db('periods').orderBy('start_year', 'desc').select('id', 'name', 'start_year', 'end_year');

/** A period that the caller may make cycles of. */
export const periodOf = (db: Knex, actor: Actor, id: number): Promise<PeriodRow | undefined> =>
  everything(db('periods').where({ id }), actor, 'cycle:write').first('id', 'name', 'start_year', 'end_year');

/** The period that begins in a year, if it is there. */
export const periodFrom = (db: Knex, actor: Actor, start_year: number): Promise<{ id: number } | undefined> =>
  everything(db('periods').where({ start_year }), actor, 'cycle:write').first('id');

/** The days of a cycle's closures: of the formation plan, and of every diagnostic. */
export async function closureDays(db: Knex, cycle_id: number): Promise<{ pfp: string[]; dpi: [string, string][] }> {
  const pfp = await db('pfp_closures').where({ cycle_id }).pluck('closure_at');
  const dpi = await db('dpi_closures').where({ cycle_id }).select('start_at', 'end_at');
  return { pfp, dpi: dpi.map(({ start_at, end_at }) => [start_at, end_at]) };
}

/** The started cycle, for who may finish it. */
export const startedCycle = (db: Knex, actor: Actor): Promise<{ id: number } | undefined> =>
  everything(db('school_cycles').where('started_flag', 1), actor, 'cycle:write').first('id');
