import type { Sort } from '@ruta/contracts';
import type { Knex } from 'knex';

/** From this offset on, a page starts at the nearest mark. */
const DEEP_OFFSET = 100;
const MARKS_MAX = 500;

/** An item whose offset in the list is known: its id and its value in the sort column. */
interface Mark {
  offset: number;
  value: string | number;
  id: number;
}

/** The marks of one list, by sort column and direction. */
export type Marks = Map<string, Mark[]>;

/** A row of a deep page, with its value in the sort column. An item may have several rows. */
interface MarkedRow {
  id: number;
  page_value?: unknown;
}

interface DeepPage<Key extends string, Row> {
  offset: number;
  /** How many items the page has, by the total. */
  count: number;
  sort: Sort<Key>;
  /** The sort column, and the column of the id. */
  column: string;
  id: string;
  /** Reads the page that begins at an offset of a query. */
  read: (query: Knex.QueryBuilder, offset: number) => Promise<Row[]>;
}

/** The sort of a page that starts at a mark, if it is deep. Orders of several columns have no marks. */
export const deepSort = <Key extends string>(offset: number, sort: readonly Sort<Key>[]): Sort<Key> | undefined =>
  offset >= DEEP_OFFSET && sort.length === 1 ? sort[0] : undefined;

/**
 * Reads a deep page from the nearest mark instead of from the beginning of the list, and marks its first and last item.
 * So whoever pages through a list reads each item once; whoever opens page 500 first pays for the way there.
 */
export async function readDeep<Key extends string, Row extends MarkedRow>(
  query: Knex.QueryBuilder,
  marks: Marks,
  page: DeepPage<Key, Row>,
): Promise<Row[]> {
  const { offset, count, sort, column, read } = page;
  const order = `${column} ${sort.direction}`;
  const known = marks.get(order) ?? [];
  const near = nearest(known, offset);
  let rows = near ? await read(since(query.clone(), near, page), offset - near.offset) : [];
  // No mark yet, or the page has items without a value in the column: no mark finds those.
  if (itemsIn(rows) < count) rows = await read(query.clone(), offset);
  const edges = [markOf(rows.at(0), offset), markOf(rows.at(-1), offset + itemsIn(rows) - 1)].flatMap(
    (mark) => mark ?? [],
  );
  marks.set(order, [...(known.length < MARKS_MAX ? known : []), ...edges]);
  return rows;
}

const itemsIn = (rows: readonly MarkedRow[]): number => new Set(rows.map(({ id }) => id)).size;

const nearest = (marks: readonly Mark[], offset: number): Mark | undefined =>
  marks.reduce<Mark | undefined>(
    (near, mark) => (mark.offset <= offset && (!near || mark.offset > near.offset) ? mark : near),
    undefined,
  );

/** The items from a mark on. The first condition alone is what an index can start at. */
function since<Key extends string>(
  query: Knex.QueryBuilder,
  mark: Mark,
  { sort, column, id }: Pick<DeepPage<Key, MarkedRow>, 'sort' | 'column' | 'id'>,
): Knex.QueryBuilder {
  const [beyond, from] = sort.direction === 'asc' ? (['>', '>='] as const) : (['<', '<='] as const);
  return query.where(column, from, mark.value).where((tied: Knex.QueryBuilder) => {
    void tied.where(column, beyond, mark.value).orWhere(id, from, mark.id);
  });
}

const markOf = (row: MarkedRow | undefined, offset: number): Mark | undefined =>
  row && (typeof row.page_value === 'string' || typeof row.page_value === 'number')
    ? { offset, value: row.page_value, id: row.id }
    : undefined;
