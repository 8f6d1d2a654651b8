import type { Knex } from 'knex';

/** The time zones of schools: few, and whatever goes by the day at a school is asked once for each. */
export const schoolZones = (db: Knex): PromiseLike<string[]> =>
  db('schools').whereNull('deleted_at').distinct('timezone').orderBy('timezone').pluck('timezone');
