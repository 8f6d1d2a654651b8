import type { Knex } from 'knex';

/**
 * Filters rows whose JSON contains one of the texts as a complete string; at most a hundred texts, because of SQLite's
 * limits. Scans all rows of the query.
 */
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
