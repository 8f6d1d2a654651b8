import type { Page, Sort } from '@ruta/contracts';
import type { Knex } from 'knex';
import { queryCache } from './query-cache';

interface PageRequest<Key extends string> {
  page: number;
  size: number;
  sort: readonly Sort<Key>[];
}

/** How a list reads its rows and shows them. */
interface List<Key extends string, Row, Item> {
  /** The table of the listed rows. Its `id` breaks ties in every order. */
  table: string;
  /** The column of each sort key of the contract. A key without a column does not compile. */
  columns: Record<Key, string>;
  /** Adds joins and columns to the ordered rows of the page. */
  select: (rows: Knex.QueryBuilder) => PromiseLike<Row[]>;
  /** Turns rows into items of the reply. One item may have several rows. */
  present: (rows: Row[]) => Item[] | Promise<Item[]>;
}

/** A row of a statement that counts the list as well. */
interface Counted {
  page_total?: number | string;
}

/** MySQL's driver cannot bind the limit and offset of a prepared statement. */
const AS_TEXT = { skipBinding: true };

const cachedTotal = queryCache<number>();

/**
 * One page of a list as contracts promise it: items, total, number of pages. Every list of core-api is read by it.
 *
 * `query` is the scoped and filtered query on the table, without columns, order and limit. One statement finds the ids of
 * the page on the list's index, joins only those rows and, the first time, counts the list. The total is cached for 5 s
 * and evicted by local writes (see `queryCache`). First pages are prepared (decision 0016).
 */
export async function page<Key extends string, Row extends object, Item>(
  db: Knex,
  query: Knex.QueryBuilder,
  { page: number, size, sort }: PageRequest<Key>,
  { table, columns, select, present }: List<Key, Row, Item>,
): Promise<Page<Item>> {
  const id = `${table}.id`;
  const offset = (number - 1) * size;
  const order = (rows: Knex.QueryBuilder) => ordered(rows, sort, columns, id);
  const { value: known, keep } = cachedTotal(query);

  const ids = order(query.clone().select(id)).limit(size, AS_TEXT).offset(offset, AS_TEXT);
  if (known === undefined) void ids.select(query.clone().count('*').as('page_total'));
  const rows = order(db(ids.as('page')).join(table, id, 'page.id')).options({ prepared: offset === 0 });
  if (known === undefined) void rows.select('page.page_total');
  const found = (await select(rows)) as (Row & Counted)[]; // the total comes beside the caller's columns

  const total = known ?? (await totalOf(query, found));
  if (known === undefined) keep(total);
  const data = await present(known === undefined ? found.map(uncounted) : found);
  return { data, page: number, size, total, pages: Math.ceil(total / size), count: data.length };
}

/** Orders by the caller's keys and then by id, so that pages never overlap. */
function ordered<Key extends string>(
  query: Knex.QueryBuilder,
  sort: readonly Sort<Key>[],
  columns: Record<Key, string>,
  id: string,
) {
  for (const { key, direction } of sort) void query.orderBy(columns[key], direction);
  if (sort.some(({ key }) => columns[key] === id)) return query;
  return query.orderBy(id, sort.at(0)?.direction ?? 'desc');
}

/** The total that the rows bring along. A page beyond the end has none, so the list is counted by itself. */
async function totalOf(query: Knex.QueryBuilder, [first]: readonly Counted[]): Promise<number> {
  if (first?.page_total !== undefined) return Number(first.page_total);
  const [row] = await query.clone().count<{ total: number | string }[]>({ total: '*' });
  return Number(row?.total ?? 0);
}

/** The row as its reader knows it. Replies are checked faster when rows have no columns beyond the contract's. */
function uncounted<Row extends object>({ page_total: _total, ...row }: Row & Counted): Row {
  return row as unknown as Row; // TypeScript does not see that the rest of a generic row is that row
}
