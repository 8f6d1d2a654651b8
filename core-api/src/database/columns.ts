/** A name of ours as both databases read it quoted: `users.name`. Never for what people wrote. */
export const quoted = (name: string): string =>
  name
    .split('.')
    .map((part) => `\`${part}\``)
    .join('.');

/**
 * Columns, each `table.column` or `table.column as name`, as one text for `select(db.raw(…))`: written once, where Knex
 * takes every column apart for every statement, which costs a list more than all its other words.
 */
export const columnsOf = (...names: readonly string[]): string =>
  names
    .map((name) => name.split(' as '))
    .map(([column = '', alias]) => (alias ? `${quoted(column)} as ${quoted(alias)}` : quoted(column)))
    .join(', ');

/**
 * Dates and date-times as the text that everybody else reads of them. For what is prepared (`compiled`): of those the driver
 * takes each date apart and puts its text together itself, which costs a list more than all its numbers.
 */
export const textsOf = (...names: readonly string[]): string =>
  names.map((name) => `cast(${quoted(name)} as char) as ${quoted(name.slice(name.indexOf('.') + 1))}`).join(', ');
