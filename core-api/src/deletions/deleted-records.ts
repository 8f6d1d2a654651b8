import { UNDO_MINUTES } from '@ruta/contracts/kit/limits';
import type { Knex } from 'knex';
import { isUniqueViolation } from '../database/db-problems';
import { inGroups } from '../database/in-groups';
import { deleteJudged } from '../database/judged-rows';
import { lockRows } from '../database/row-locks';
import { Problem } from '../kernel/problem';
import { utc } from '../time/clock';
import type { DeletedRecordRow, RestorableRecord } from './deletions.tables';

/** Records deleted before this instant (UTC) cannot be restored any more. */
export const restorableSince = (now: Date): string => utc(new Date(now.getTime() - UNDO_MINUTES * 60_000));

interface Deletion extends Pick<DeletedRecordRow, 'school_id' | 'owner_id' | 'deleted_by'> {
  id: number;
  now: Date;
}

/**
 * Keeps the rows of a record that the caller deletes next, in its transaction, so that it can be restored for ten
 * minutes. The caller has locked and judged the record.
 */
export async function keepDeleted(
  trx: Knex,
  { kind, tables }: RestorableRecord,
  { id, now, ...deletion }: Deletion,
): Promise<void> {
  const content: Record<string, object[]> = {};
  const keys: unknown[] = [];
  for (const [table, { of, computed = [], files }] of Object.entries(tables)) {
    const rows = (await of(trx, id)) as Record<string, unknown>[]; // each column by its name
    if (files !== undefined) keys.push(...rows.map((row) => row[files]));
    content[table] = rows.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([column]) => !computed.includes(column))),
    );
  }
  await trx('deleted_records').insert({
    ...deletion,
    kind,
    record_id: id,
    content: JSON.stringify(content),
    files: JSON.stringify(keys),
    deleted_at: utc(now),
  });
}

interface Restoring {
  id: number;
  now: Date;
  /** Deleted records, limited to those that the caller may restore. */
  within: (deleted: Knex.QueryBuilder) => Knex.QueryBuilder;
  /** The refusal if the caller reaches no such deleted record. */
  missing: () => Error | Promise<Error>;
  /** The refusal if something else has taken its place. */
  taken: () => Error;
}

/** Inserts the rows of a deleted record again, under their ids. Refuses (410) ten minutes after the deletion. */
export async function restoreDeleted(
  trx: Knex,
  { kind, tables }: RestorableRecord,
  { id, now, within, missing, taken }: Restoring,
): Promise<void> {
  const [seen] = await within(trx('deleted_records').where({ kind, record_id: id })).pluck<number[]>(
    'deleted_records.id',
  );
  if (seen === undefined) throw await missing();
  await lockRows(trx, 'deleted_records', seen);
  const row = await trx('deleted_records').where({ id: seen }).first('content', 'deleted_at');
  if (!row) throw await missing();
  const { content, deleted_at } = row;
  if (content === null || deleted_at < restorableSince(now)) throw new Problem('undo.too-late');
  await deleteJudged(trx, 'deleted_records', { at: { id: seen, deleted_at }, gone: missing });
  const rows = JSON.parse(content) as Record<string, object[]>; // written by `keepDeleted`
  try {
    for (const table of Object.keys(tables)) {
      for (const some of inGroups(rows[table] ?? [])) await trx(table).insert(some);
    }
  } catch (error) {
    throw isUniqueViolation(error) ? taken() : error;
  }
}
