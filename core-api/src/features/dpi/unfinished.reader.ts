import type { Knex } from 'knex';
import { withinSchools } from '../../database/scope';
import type { Actor } from '../../kernel/actor';
import { addDays, utc, type Clock } from '../../time/clock';
import { staffOf } from './figures.reader';
import { END_AT, joinPlaces, placeAt, placeColumns, START_AT, type DpiPlace, type PlaceRow } from './place.reader';

/** Staff of schools who have not finished their sheet of a cycle, once for each role. Who they are is shown to nobody. */
const unfinishedOf = (db: Knex, cycle_id: number, schools: readonly number[]): Knex.QueryBuilder =>
  staffOf(db, schools).whereNotExists((finished) => {
    void finished
      .from({ sent: 'dpi_submissions' })
      .whereRaw('sent.user_id = users.id')
      .where('sent.cycle_id', cycle_id)
      .whereNotNull('sent.finished_at');
  });

/** How many people of schools have not finished, by school; a school where all have is not there. */
async function countUnfinished(
  db: Knex,
  cycle_id: number,
  schools: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await unfinishedOf(db, cycle_id, schools)
    .groupBy('users.school_id')
    .select<{ school_id: number; n: number | string }[]>('users.school_id', db.raw('count(distinct users.id) as n'));
  return new Map(rows.map(({ school_id, n }) => [school_id, Number(n)]));
}

/** Schools whose window holds today or a day beside it: by their own calendar today may be another day than in UTC. */
function schoolsAround(db: Knex, clock: Clock): Knex.QueryBuilder {
  const today = utc(clock.now()).slice(0, 10);
  return joinPlaces(db('schools').whereNull('schools.deleted_at'))
    .whereRaw(`${START_AT} <= ?`, [addDays(today, 1)])
    .whereRaw(`${END_AT} >= ?`, [addDays(today, -1)])
    .whereExists((asked) => {
      void asked.from({ asked: 'dpi_questions' }).whereRaw('asked.cycle_id = cycle.id').where('asked.active', true);
    });
}

/** The schools of the caller, or one of them, that answer now, with how many people have not finished; first who ends first. */
export async function waitingSchools(
  { db, clock }: { db: Knex; clock: Clock },
  actor: Actor,
  schoolId?: number,
): Promise<{ place: DpiPlace; missing: number }[]> {
  const query = withinSchools(schoolsAround(db, clock), actor, 'dpi:read', 'schools.id');
  if (schoolId !== undefined) void query.where('schools.id', schoolId);
  const rows = await query.orderByRaw(`${END_AT}, schools.id`).select<PlaceRow[]>(...placeColumns(db));
  const open = rows.map((row) => placeAt(row, clock.now())).filter(({ window }) => window === 'open');
  const [first] = open;
  if (!first || first.cycle_id === null) return [];
  const missing = await countUnfinished(
    db,
    first.cycle_id,
    open.map(({ school_id }) => school_id),
  );
  return open
    .map((place) => ({ place, missing: missing.get(place.school_id) ?? 0 }))
    .filter((school) => school.missing > 0);
}
