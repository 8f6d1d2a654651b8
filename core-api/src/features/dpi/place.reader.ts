import type { DpiWindowState } from '@ruta/contracts/dpi/limits';
import { dpiWindow } from '@ruta/state-machines/dpi/dpi.rules';
import type { Knex } from 'knex';
import { isMysql } from '../../database/dialect';
import { withinSchools, type PastCycle } from '../../database/scope';
import type { Actor } from '../../kernel/actor';
import { Problem } from '../../kernel/problem';
import { dayIn, type Clock } from '../../time/clock';

/** A school in a cycle as it is stored. */
export interface PlaceRow {
  school_id: number;
  name: string;
  timezone: string;
  cycle_id: number | null;
  cycle_state: 'started' | 'finished' | null;
  cycle_end_at: string | null;
  min_group: number | null;
  included: 0 | 1 | null;
  start_at: string | null;
  end_at: string | null;
  /** Of the school’s own window; null while the cycle’s holds. */
  own_revision: number | null;
  /** Since when its figures are final; null while they are not. */
  frozen_at: string | null;
  /** Finished sheets; null before the first. */
  finished: number | null;
}

/** A school in a cycle: its window, and today in its wall clock. */
export interface DpiPlace extends PlaceRow {
  today: string;
  window: DpiWindowState;
}

/** Joins the started cycle, or the given one, to schools: their place in it, its window and their own. */
export function joinPlaces(query: Knex.QueryBuilder, cycleId?: number): Knex.QueryBuilder {
  return query
    .leftJoin({ cycle: 'school_cycles' }, (on) => {
      if (cycleId === undefined) on.onVal('cycle.started_flag', 1);
      else on.onVal('cycle.id', cycleId);
    })
    .leftJoin({ part: 'cycle_schools' }, (on) => {
      on.on('part.cycle_id', 'cycle.id').andOn('part.school_id', 'schools.id');
    })
    .leftJoin({ usual: 'dpi_closures' }, (on) => {
      on.on('usual.cycle_id', 'cycle.id').andOnVal('usual.school_key', 0);
    })
    .leftJoin({ theirs: 'dpi_closures' }, (on) => {
      on.on('theirs.cycle_id', 'cycle.id').andOn('theirs.school_key', 'schools.id');
    });
}

/** First and last day of a school’s window: its own wins over the cycle’s. */
export const START_AT = 'coalesce(theirs.start_at, usual.start_at)';
export const END_AT = 'coalesce(theirs.end_at, usual.end_at)';

/** The columns of a place, after `joinPlaces`. */
export const placeColumns = (db: Knex): (string | Knex.Raw)[] => [
  ...['schools.id as school_id', 'schools.name', 'schools.timezone', 'part.included', 'cycle.min_group'],
  ...['cycle.id as cycle_id', 'cycle.state as cycle_state', 'cycle.end_at as cycle_end_at'],
  'theirs.revision as own_revision',
  ...[db.raw(`${START_AT} as start_at`), db.raw(`${END_AT} as end_at`)],
  // Not joined: a change that reads a place would lock the row, which those who finish at once take turns on.
  ...['frozen_at', 'finished'].map((column) =>
    db.raw(
      `(select totals.${column} from dpi_school_totals totals
        where totals.cycle_id = cycle.id and totals.school_id = schools.id) as ${column}`,
    ),
  ),
];

/** A place at an instant: what day it is there, and where that is in its window. */
export function placeAt(row: PlaceRow, now: Date): DpiPlace {
  const today = dayIn(row.timezone, now);
  return { ...row, today, window: windowOf(row, today) };
}

/**
 * A school in a cycle, or in the started one. A school’s own window wins over the cycle’s. There is no window without a
 * cycle or one’s place in it; that of a finished cycle is over, and so is one whose figures are final, even if the cycle’s
 * window was moved afterwards. In a change all of it stays as it is until that ends:
 * several people may answer at once, while the finish of the cycle and a new end wait.
 */
export async function dpiPlace(db: Knex, clock: Clock, schoolId: number, cycleId?: number): Promise<DpiPlace> {
  const query = joinPlaces(db('schools'), cycleId).where('schools.id', schoolId);
  if (db.isTransaction && isMysql(db)) void query.forShare();
  return placeAt(await query.first<PlaceRow>(...placeColumns(db)), clock.now());
}

/** The place of a school whose results the caller reads, in the started cycle or the given one. 404 for another school. */
export async function readablePlace(
  { db, clock }: { db: Knex; clock: Clock },
  actor: Actor,
  schoolId: number,
  cycle?: { id: number; past: PastCycle | undefined },
): Promise<DpiPlace> {
  const schools = db('schools').where('schools.id', schoolId).whereNull('schools.deleted_at');
  const query = withinSchools(joinPlaces(schools, cycle?.id), actor, 'dpi:read', 'schools.id', cycle?.past);
  const row = await query.first<PlaceRow | undefined>(...placeColumns(db));
  if (!row) throw new Problem('schools.not-found');
  return placeAt(row, clock.now());
}

function windowOf({ cycle_state, included, start_at, end_at, frozen_at }: PlaceRow, today: string): DpiWindowState {
  if (cycle_state === null || included === 0 || start_at === null || end_at === null) return 'none';
  const isOver = cycle_state === 'finished' || frozen_at !== null;
  return isOver ? 'after' : dpiWindow({ startsOn: start_at, endsOn: end_at, today });
}
