import type { Knex } from 'knex';

/** Tells the sweeper which of some keys of the store are photos. */
export const photoKeys = (db: Knex) => async (keys: readonly string[]) =>
  (await db('user_photos')
    .whereIn('path', [...keys])
    .pluck('path')) as string[];
