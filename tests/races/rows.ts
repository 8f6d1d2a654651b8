type Row = Record<string, unknown>;

/** Of other tables a value is the catalogue's: the same in every round. */
const CATALOGUES = new Set([
  'role_id',
  'acting_role_id',
  'axis_id',
  'school_visit_status_id',
  'permission_id',
  'level_id',
]);
/** Made at random, or from what is. */
const RANDOM = new Set([
  ...['id', 'path', 'token', 'token_hash', 'secret', 'code_hash', 'search_key', 'last_step', 'code', 'password_hash'],
]);

const isKept = ([column]: [string, unknown]) =>
  !RANDOM.has(column) && (!column.endsWith('_id') || CATALOGUES.has(column));
/** Who did it is an id, too; that somebody did is not. */
const named = ([column, value]: [string, unknown]) => [column, /_by$/.test(column) ? value !== null : value] as const;

/**
 * Rows without ids and values that are made at random, in an order that does not depend on them. What differs from round to
 * round and is known, such as an address, is called by its name.
 */
export function tidy(rows: readonly Row[], facts: Readonly<Record<string, string>> = {}): Row[] {
  const told = (row: Row) =>
    Object.entries(facts).reduce(
      (text, [name, value]) => text.replaceAll(value, name),
      JSON.stringify(Object.fromEntries(Object.entries(row).filter(isKept).map(named))),
    );
  return rows
    .map(told)
    .sort()
    .map((text) => JSON.parse(text) as Row);
}
