import type { Knex } from 'knex';
import type { NewRow } from '../../database/table';

/** Adds hours of an agent, in one statement. The caller has locked the agent. */
export async function insertAvailabilities(
  trx: Knex.Transaction,
  rows: readonly Omit<NewRow<'availabilities'>, 'created_at' | 'updated_at'>[],
  at: string,
): Promise<void> {
  await trx('availabilities').insert(rows.map((row) => ({ ...row, created_at: at, updated_at: at })));
}
