import type { Sort } from '@ruta/contracts';
import type { Knex } from 'knex';
import { queryCache } from './query-cache';
import { ordered, totalOf, type PageRequest, type SortColumns } from './list-page';

/** Beyond so many rows a page is looked for from the nearest one that was seen. */
const DEEP = 100;
const MARKS_MAX = 500;

/** The row at a place of the list: its value of the sort's only column, and its id. */
interface Mark {
  value: string | number;
  id: number;
}
interface KnownList {
  total: number;
  /** By order and then by place. */
  marks: Map<string, Map<number, Mark>>;
}
interface ListOf<Key extends string> {
  columns: SortColumns<Key>;
  /** The column of the id, which decides between equals. */
  id: string;
}
interface ListRow {
  id: number;
  /** There when the page was asked to count the list as well. */
  total?: number | string;
}

/**
 * Pages of a list over a large table. The ids of a page are found on a narrow index, and only its few rows are read
 * whole. The total is counted by the statement that reads the first page asked for, and then kept for some seconds; with
 * it are kept the places of the deep pages that were seen, so that the next one is found from there instead of from the
 * beginning of the list.
 */
export function longList<Key extends string>({ columns, id }: ListOf<Key>, now?: () => number) {
  const known = queryCache<KnownList>(now);

  return async <Row extends ListRow>(
    list: Knex.QueryBuilder,
    { page, size, sort }: PageRequest<Key>,
    /** Reads the rows of a page, which is a derived table of ids, in the order that is handed on. */
    read: (page: Knex.QueryBuilder, order: (rows: Knex.QueryBuilder) => Knex.QueryBuilder) => Promise<Row[]>,
  ): Promise<{ rows: Row[]; total: number }> => {
    const order = (rows: Knex.QueryBuilder) => ordered(rows, sort, columns, id);
    const offset = (page - 1) * size;
    const rowsFrom = (ids: Knex.QueryBuilder, from: number) =>
      read(order(ids.select(id)).limit(size).offset(from).as('page'), order);

    const kept = known(list);
    if (!kept.value) {
      const rows = await rowsFrom(list.clone().select(list.clone().count('*').as('total')), offset);
      const total = Number(rows[0]?.total ?? (offset === 0 ? 0 : await totalOf(list)));
      kept.keep({ total, marks: new Map() });
      return { rows, total };
    }

    const { total, marks } = kept.value;
    if (offset >= total) return { rows: [], total };
    const places = placesOf(marks, sort);
    const near = offset >= DEEP && places ? nearest(places, offset) : undefined;
    let rows = near
      ? await rowsFrom(since(list.clone(), near.mark, sort, { columns, id }), offset - near.place)
      : await rowsFrom(list.clone(), offset);
    // Rows without a value in that column stand behind every mark and are not found from one.
    if (near && rows.length < Math.min(size, total - offset)) rows = await rowsFrom(list.clone(), offset);
    if (offset >= DEEP && places) remember(places, rows, offset, sort);
    return { rows, total };
  };
}

/** The marks of an order; none for one that several columns make. */
function placesOf(marks: KnownList['marks'], sort: readonly Sort[]): Map<number, Mark> | undefined {
  const [only] = sort;
  if (!only || sort.length > 1) return undefined;
  const name = `${only.key} ${only.direction}`;
  const places = marks.get(name) ?? new Map<number, Mark>();
  marks.set(name, places);
  return places;
}

function nearest(places: ReadonlyMap<number, Mark>, offset: number) {
  let near: { place: number; mark: Mark } | undefined;
  for (const [place, mark] of places)
    if (place <= offset && (near === undefined || place > near.place)) near = { place, mark };
  return near;
}

/** The rows from a mark on. An index reads its first condition as where to begin. */
function since<Key extends string>(
  list: Knex.QueryBuilder,
  { value, id: markedId }: Mark,
  [only]: readonly Sort<Key>[],
  { columns, id }: ListOf<Key>,
): Knex.QueryBuilder {
  if (!only) return list;
  const column = columns[only.key];
  const [beyond, from] = only.direction === 'asc' ? (['>', '>='] as const) : (['<', '<='] as const);
  return list.where(column, from, value).where((tied: Knex.QueryBuilder) => {
    void tied.where(column, beyond, value).orWhere(id, from, markedId);
  });
}

/** Where this page begins, and where the next one will be near. */
function remember(places: Map<number, Mark>, rows: readonly ListRow[], offset: number, [only]: readonly Sort[]): void {
  if (places.size >= MARKS_MAX) places.clear();
  for (const at of [0, rows.length - 1]) {
    const row = rows[at];
    // Each list has columns of its own; that this one is there, the statement saw to.
    const value = only && (row as unknown as Record<string, unknown> | undefined)?.[only.key];
    if (row && (typeof value === 'string' || typeof value === 'number')) places.set(offset + at, { value, id: row.id });
  }
}
