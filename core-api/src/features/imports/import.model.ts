import type { Knex } from 'knex';
import { inGroups } from '../../database/in-groups';
import type { NewRow } from '../../database/table';
import type { ImportBatchRowRow } from './imports.tables';

/** Rows of one statement: seven values each. */
const STEP = 500;

export const insertBatch = async (trx: Knex.Transaction, row: NewRow<'import_batches'>): Promise<number> => {
  const [id = 0] = await trx('import_batches').insert(row);
  return id;
};

type Row = Pick<ImportBatchRowRow, 'line' | 'cells' | 'outcome' | 'detail' | 'before'>;

/** Writes the rows of an import, in their order, in place of those that it had. */
export async function putRows(trx: Knex.Transaction, batch_id: number, rows: readonly Row[]): Promise<void> {
  await trx('import_batch_rows').where({ batch_id }).delete();
  for (const some of inGroups(rows, STEP))
    await trx('import_batch_rows').insert(some.map((row) => ({ ...row, batch_id, done: null })));
}

/** Marks the rows of some outcomes as written. Returns how many. */
export const markWritten = (
  trx: Knex.Transaction,
  batch_id: number,
  outcomes: readonly ImportBatchRowRow['outcome'][],
): PromiseLike<number> =>
  trx('import_batch_rows').where({ batch_id }).whereIn('outcome', outcomes).update({ done: 'written' });

/** Marks what was written as undone; of the lines in `kept` as kept. */
export async function markUndone(trx: Knex.Transaction, batch_id: number, kept: readonly number[]): Promise<void> {
  const written = () => trx('import_batch_rows').where({ batch_id, done: 'written' });
  for (const some of inGroups(kept, STEP)) await written().whereIn('line', some).update({ done: 'kept' });
  await written().update({ done: 'undone' });
}

/** Deletes imports that nobody applied, made before an instant (UTC), with their rows. */
export const deleteWaiting = (db: Knex, before: string): PromiseLike<number> =>
  db('import_batches').whereNull('applied_at').where('created_at', '<', before).delete();
