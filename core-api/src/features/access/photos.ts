import type { Knex } from 'knex';

/** Returns those of the store's keys that are photos, for the sweep. */
export const photoKeys = (db: Knex) => async (keys: readonly string[]) =>
  db('user_photos')
    .whereIn('path', [...keys])
    .pluck('path');
