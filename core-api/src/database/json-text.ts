import type { Knex } from 'knex';

/** Rows whose JSON holds one of some texts as a whole text of its own; at most a hundred, for SQLite's sake. Reads every row of the query. */
export const holdingText = <Q extends Knex.QueryBuilder>(
  query: Q,
  columns: readonly string[],
  texts: readonly string[],
): Q =>
  query.where((any: Knex.QueryBuilder) => {
    for (const text of texts)
      for (const column of columns)
        void any.orWhereRaw("?? like ? escape '!'", [column, `%${JSON.stringify(text).replace(/[!%_]/g, '!$&')}%`]);
  }) as Q;
