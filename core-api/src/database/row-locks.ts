import type { Knex } from 'knex';
import { isMysql } from './dialect';

/** Tables whose rows have an id. */
type Identified = {
  [Name in Knex.TableNames]: Knex.TableType<Name>['base'] extends { id: number } ? Name : never;
}[Knex.TableNames];

/**
 * Locks one row, or several in the order of their ids, until the transaction ends: what is read of them afterwards is
 * committed and stays true. A transaction takes it before it reads what it judges. Without effect on SQLite, which has
 * one writer at a time.
 */
export async function lockRows(trx: Knex, table: Identified, ids: number | readonly number[]): Promise<void> {
  if (!isMysql(trx)) return;
  const several = typeof ids === 'number' ? [ids] : [...ids];
  await trx(table as string)
    .whereIn('id', several)
    .orderBy('id')
    .forUpdate()
    .select('id');
}
