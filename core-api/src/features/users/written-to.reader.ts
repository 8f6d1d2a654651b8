import type { Knex } from 'knex';

/** A person to write to; undefined for who may not sign in. */
export const writtenTo = (db: Knex, id: number) =>
  db('users')
    .where({ id, deleted_at: null })
    .where('active', true)
    .where('is_banned', false)
    .first('name', 'surname', 'email', 'locale', 'timezone');
