import type { Knex } from 'knex';
import { inGroups } from '../../database/in-groups';
import type { NewRow } from '../../database/table';
import type { ImportBatchRowRow, Kept } from './imports.tables';

/** Rows of one statement: eight values each. */
const STEP = 500;

export const insertBatch = async (trx: Knex.Transaction, row: NewRow<'import_batches'>): Promise<number> => {
  const [id = 0] = await trx('import_batches').insert(row);
  return id;
};

type Row = Pick<ImportBatchRowRow, 'line' | 'cells' | 'outcome' | 'detail' | 'choice' | 'before'>;

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

/** Keeps what the undo of written rows needs, as JSON by line. */
export async function putAfter(
  trx: Knex.Transaction,
  batch_id: number,
  after: ReadonlyMap<number, unknown>,
): Promise<void> {
  for (const some of inGroups([...after], STEP / 2)) {
    const values = some.flatMap(([line, value]) => [line, JSON.stringify(value)]);
    await trx('import_batch_rows')
      .where({ batch_id })
      .whereIn(
        'line',
        some.map(([line]) => line),
      )
      .update({ after: trx.raw(`case line ${some.map(() => 'when ? then ?').join(' ')} end`, values) });
  }
}

/** Marks what was written as undone, except the lines in `kept`. */
export async function markUndone(
  trx: Knex.Transaction,
  batch_id: number,
  kept: ReadonlyMap<number, Kept>,
): Promise<void> {
  const written = () => trx('import_batch_rows').where({ batch_id, done: 'written' });
  for (const done of ['kept', 'used'] as const) {
    const lines = [...kept].flatMap(([line, why]) => (why === done ? [line] : []));
    for (const some of inGroups(lines, STEP)) await written().whereIn('line', some).update({ done });
  }
  await written().update({ done: 'undone' });
}

/** Deletes imports that nobody applied, made before an instant (UTC), with their rows. */
export const deleteWaiting = (db: Knex, before: string): PromiseLike<number> =>
  db('import_batches').whereNull('applied_at').where('created_at', '<', before).delete();
