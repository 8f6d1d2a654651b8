import type { Knex } from 'knex';

/** Inserts what a query finds, in one statement. `columns` name what its select gives, in the same order. */
export async function insertSelected(
  trx: Knex.Transaction,
  table: Knex.TableNames,
  columns: readonly string[],
  found: Knex.QueryBuilder,
): Promise<void> {
  const places = columns.map(() => '??').join(', ');
  // As a binding the query would stand in parentheses, which SQLite does not take here.
  const { sql, bindings } = found.toSQL();
  await trx.raw(`insert into ?? (${places}) ${sql}`, [table, ...columns, ...(bindings as Knex.RawBinding[])]);
}
