/** What a row is sorted by, by the names that a list's `sort` may have. */
type Keys<Row> = Readonly<Record<string, (row: Row) => string | number | null>>;

/**
 * Rows in the order that a screen asked for, as a list of the server gives them: `-` before the name turns it round, null
 * counts as the least. An order that the list does not know leaves them as they are.
 */
export function inOrder<Row>(rows: readonly Row[], sort: string, keys: Keys<Row>): Row[] {
  const keyOf = keys[sort.replace('-', '')];
  if (keyOf === undefined) return [...rows];
  const turn = sort.startsWith('-') ? -1 : 1;
  return rows.toSorted((one, other) => turn * compared(keyOf(one), keyOf(other)));
}

function compared(one: string | number | null, other: string | number | null): number {
  if (one === null || other === null) return Number(one !== null) - Number(other !== null);
  return typeof one === 'number' && typeof other === 'number' ? one - other : String(one).localeCompare(String(other));
}
