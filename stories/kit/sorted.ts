/** Sort keys by the names that `sort` may have. */
type Keys<Row> = Readonly<Record<string, (row: Row) => string | number | null>>;

/** Sorts rows as the server does: a leading `-` reverses, null sorts first. An unknown name keeps the order. */
export function sorted<Row>(rows: readonly Row[], sort: string, keys: Keys<Row>): Row[] {
  const keyOf = keys[sort.replace('-', '')];
  if (keyOf === undefined) return [...rows];
  const turn = sort.startsWith('-') ? -1 : 1;
  return rows.toSorted((one, other) => turn * compared(keyOf(one), keyOf(other)));
}

function compared(one: string | number | null, other: string | number | null): number {
  if (one === null || other === null) return Number(one !== null) - Number(other !== null);
  return typeof one === 'number' && typeof other === 'number' ? one - other : String(one).localeCompare(String(other));
}
