import type { Knex } from 'knex';

/** Returns those of the store's keys that are evidence, for the sweep. */
export const evidenceKeys = (db: Knex) => async (keys: readonly string[]) =>
  db('activity_evidences').whereIn('path', keys).pluck('path');
