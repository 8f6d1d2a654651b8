import { PLACES, ROLE_OF_PLACE, type Place } from '@ruta/contracts/cycles/cycle.schema';
import type { Knex } from 'knex';
import { isMysql } from '../../database/dialect';
import type { Heritage } from './heritage';

/** Whether a role of the catalogue is a person's own, or theirs in the prepared cycle. */
const HOLDS = (person: string) => `exists (
    select 1 from roles
    left join role_user as own on own.role_id = roles.id and own.user_id = ${person}.id
    left join transitional_roles as lent
      on lent.role_id = roles.id and lent.user_id = ${person}.id and lent.cycle_id = ?
    where roles.code = ? and (own.user_id is not null or lent.user_id is not null))`;

/** Who keeps a place: neither banned nor deleted, and with its role. The table is null where nobody does. */
const keeper = (place: Place) => `left join users as ${place}
  on ${place}.id = old.${place}_id and ${place}.is_banned = 0 and ${place}.deleted_at is null and ${HOLDS(place)}`;

/** That a row of `users` may take a place of a cycle: an SQL condition with its bindings. */
export const holdsPlace = (person: string, place: Place, cycle_id: number): [string, Knex.RawBinding[]] => [
  HOLDS(person),
  [cycle_id, ROLE_OF_PLACE[place]],
];

/** The latest prepared cycle that starts before another. */
export async function cycleBefore(
  db: Knex,
  { id, start_at }: { id: number; start_at: string },
): Promise<Heritage['from']> {
  const row = await db('school_cycles')
    .join('periods', 'periods.id', 'school_cycles.period_id')
    .where('school_cycles.prepared', true)
    .whereNot('school_cycles.id', id)
    .where('school_cycles.start_at', '<', start_at)
    .orderBy('school_cycles.start_at', 'desc')
    .orderBy('school_cycles.id', 'desc')
    .first<NonNullable<Heritage['from']> | undefined>(
      'school_cycles.id',
      'school_cycles.start_at',
      'periods.name as period',
    );
  return row ?? null;
}

/** Schools with what the cycle before knows of them: `former` and `old`. */
export const schoolsBefore = (db: Knex, { from }: Heritage) =>
  db('schools').joinRaw(
    `left join cycle_schools as former on former.cycle_id = ? and former.school_id = schools.id
  left join school_hierarchies as old on old.cycle_id = ? and old.school_id = schools.id`,
    [from?.id ?? 0, from?.id ?? 0],
  );

/** Those that come along: the open ones. Without a row in the cycle before they are new, and included. */
export const openSchools = (db: Knex, heritage: Heritage) =>
  schoolsBefore(db, heritage).whereNull('schools.deleted_at').where('schools.active', true);

/** The included ones, each with who keeps a place of its hierarchy. */
export const includedSchools = (db: Knex, heritage: Heritage) =>
  openSchools(db, heritage)
    .joinRaw(
      PLACES.map(keeper).join('\n  '),
      PLACES.flatMap((place) => [heritage.cycle.id, ROLE_OF_PLACE[place]]),
    )
    .whereRaw('coalesce(former.included, 1) = 1');

/** Who has a place in the new cycle; secondary two moves up where one is left out. */
export const NEW_PLACES: Readonly<Record<Place, string>> = {
  director: 'director.id',
  manager: 'manager.id',
  coordinator: 'coordinator.id',
  coach: 'coach.id',
  secondary_one: 'coalesce(secondary_one.id, secondary_two.id)',
  secondary_two: 'case when secondary_one.id is not null then secondary_two.id end',
};

/** A day of the cycle before, moved by the distance of the starts; an SQL expression. */
export function movedDay(db: Knex, column: string, { cycle, from }: Heritage): string {
  const days = Math.round((Date.parse(cycle.start_at) - Date.parse(from?.start_at ?? cycle.start_at)) / 86_400_000);
  return isMysql(db) ? `date_add(${column}, interval ${days} day)` : `date(${column}, '${days} days')`;
}
