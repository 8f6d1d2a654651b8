/** Quotes a column name for both databases. Only for constants, never for input. */
export const quoted = (name: string): string =>
  name
    .split('.')
    .map((part) => `\`${part}\``)
    .join('.');

/**
 * Columns, each `table.column` or `table.column as name`, as text for `select(db.raw(…))`, which Knex builds faster
 * than a list.
 */
export const columnsOf = (...names: readonly string[]): string =>
  names
    .map((name) => name.split(' as '))
    .map(([column = '', alias]) => (alias ? `${quoted(column)} as ${quoted(alias)}` : quoted(column)))
    .join(', ');
