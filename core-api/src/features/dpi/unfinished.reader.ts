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

/** The people of a school who have not finished, or whether one of them has not. For letters only. */
export function unfinishedIn(db: Knex, cycle_id: number, school_id: number, user_id?: number): PromiseLike<number[]> {
  const query = unfinishedOf(db, cycle_id, [school_id]).distinct().orderBy('users.id');
  if (user_id !== undefined) void query.where('users.id', user_id);
  return query.pluck<number[]>('users.id');
}

/** The coaches of a school in a cycle who read its results. */
export const coachesReading = (db: Knex, cycle_id: number, school_id: number): PromiseLike<number[]> =>
  db('users')
    .join({ place: 'school_hierarchies' }, 'place.coach_id', 'users.id')
    .join('role_user', 'role_user.user_id', 'users.id')
    .join('roles', 'roles.id', 'role_user.role_id')
    .join('role_permissions', 'role_permissions.role_id', 'roles.id')
    .join('permissions', 'permissions.id', 'role_permissions.permission_id')
    .where({ 'place.cycle_id': cycle_id, 'place.school_id': school_id, 'users.active': true, 'users.is_banned': false })
    .where({ 'roles.code': 'COACH', 'permissions.code': 'dpi:read', 'role_permissions.enabled': true })
    .pluck<number[]>('users.id');

/** How many people of schools have not finished, by school; a school where all have is not there. */
export async function countUnfinished(
  db: Knex,
  cycle_id: number,
  schools: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await unfinishedOf(db, cycle_id, schools)
    .groupBy('users.school_id')
    .select<{ school_id: number; n: number | string }[]>('users.school_id', db.raw('count(distinct users.id) as n'));
  return new Map(rows.map(({ school_id, n }) => [school_id, Number(n)]));
}

/**
 * Schools whose window holds today or a day beside it, because by their own calendar today may be another day than in UTC;
 * or that ended at most `ago` days before.
 */
export function schoolsAround(db: Knex, clock: Clock, ago = 0): Knex.QueryBuilder {
  const today = utc(clock.now()).slice(0, 10);
  return joinPlaces(db('schools').whereNull('schools.deleted_at'))
    .whereRaw(`${START_AT} <= ?`, [addDays(today, 1)])
    .whereRaw(`${END_AT} >= ?`, [addDays(today, -1 - ago)])
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
