import type { Knex } from 'knex';
import type { NewRow } from '../../database/table';

/** Adds the answers about a session; a unique key refuses second ones. */
export async function insertAnswers(trx: Knex.Transaction, row: NewRow<'session_surveys'>): Promise<void> {
  await trx('session_surveys').insert(row);
}
