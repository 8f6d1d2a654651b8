/** A name of ours as both databases read it quoted: `users.name`. Never for what people wrote. */
export const quoted = (name: string): string =>
  name
    .split('.')
    .map((part) => `\`${part}\``)
    .join('.');

/** Columns, each `table.column` or `table.column as name`, as one text for `select(db.raw(…))`. Knex writes it faster than a list. */
export const columnsOf = (...names: readonly string[]): string =>
  names
    .map((name) => name.split(' as '))
    .map(([column = '', alias]) => (alias ? `${quoted(column)} as ${quoted(alias)}` : quoted(column)))
    .join(', ');
