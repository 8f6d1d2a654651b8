import type { Page, Sort } from '@ruta/contracts';
import type { Knex } from 'knex';
import { deepSort, readDeep, type Marks } from './page-marks';
import { queryCache } from './query-cache';

interface PageRequest<Key extends string> {
  page: number;
  size: number;
  sort: readonly Sort<Key>[];
}

interface ListRow {
  id: number;
}

/** How a list reads its rows and shows them. */
interface List<Key extends string, Row extends ListRow, Item> {
  /** The table of the listed rows. Its `id` breaks ties in every order. */
  table: string;
  /** The column of each sort key of the contract. A key without a column does not compile. */
  columns: Record<Key, string>;
  /** Adds joins and columns, the table's `id` among them, to the ordered rows of the page. */
  select: (rows: Knex.QueryBuilder) => PromiseLike<Row[]>;
  /** Turns rows into items of the reply. One item may have several rows. */
  present: (rows: Row[]) => Item[] | Promise<Item[]>;
}

/** What the page's statement gives beside a row: the total, and the row's value in the sort column. */
interface Extra {
  page_total?: number | string;
  page_value?: unknown;
}

const cached = queryCache<{ total: number; marks: Marks }>();

/**
 * One page of a list as contracts promise it: items, total, number of pages. Every list of core-api is read by it.
 *
 * `query` is the scoped and filtered query on the table, without columns, order and limit. One statement finds the ids of
 * the page on the list's index, joins only those rows and, the first time, counts the list. The total is cached for 5 s
 * and evicted by local writes (see `queryCache`). Deep pages start at the nearest item that another page has shown
 * (decision 0016).
 */
export async function page<Key extends string, Row extends ListRow, Item>(
  db: Knex,
  query: Knex.QueryBuilder,
  { page: number, size, sort }: PageRequest<Key>,
  { table, columns, select, present }: List<Key, Row, Item>,
): Promise<Page<Item>> {
  const id = `${table}.id`;
  const offset = (number - 1) * size;
  const order = (rows: Knex.QueryBuilder) => ordered(rows, sort, columns, id);

  /** `extra` are columns of `ids` that the rows bring along. */
  const read = async (ids: Knex.QueryBuilder, from: number, extra: readonly (keyof Extra)[] = []) => {
    const chosen = order(ids.select(id)).limit(size).offset(from).as('page');
    const rows = order(db(chosen).join(table, id, 'page.id')).select(extra.map((name) => `page.${name}`));
    return (await select(rows)) as (Row & Extra)[]; // `extra` comes beside the caller's columns
  };
  const toPage = async (rows: Row[], total: number): Promise<Page<Item>> => {
    const data = await present(rows);
    return { data, page: number, size, total, pages: Math.ceil(total / size), count: data.length };
  };

  const facts = cached(query);
  if (!facts.value) {
    const rows = await read(query.clone().select(query.clone().count('*').as('page_total')), offset, ['page_total']);
    const total = Number(rows[0]?.page_total ?? (offset === 0 ? 0 : await totalOf(query)));
    facts.keep({ total, marks: new Map() });
    return toPage(rows.map(withoutExtra), total);
  }

  const { total, marks } = facts.value;
  if (offset >= total) return toPage([], total);
  const deep = deepSort(offset, sort);
  if (!deep) return toPage(await read(query.clone(), offset), total);
  const column = columns[deep.key];
  const rows = await readDeep(query, marks, {
    ...{ offset, count: Math.min(size, total - offset), sort: deep, column, id },
    read: (ids, from) => read(ids.select(`${column} as page_value`), from, ['page_value']),
  });
  return toPage(rows.map(withoutExtra), total);
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

/** The total alone, for a page beyond the end: it has no row that could bring the total along. */
async function totalOf(query: Knex.QueryBuilder): Promise<number> {
  const [row] = await query.clone().count<{ total: number | string }[]>({ total: '*' });
  return Number(row?.total ?? 0);
}

/** Replies are checked faster when their rows have no columns beyond the contract's. */
function withoutExtra<Row extends object>({ page_total: _total, page_value: _value, ...row }: Row & Extra): Row {
  return row as unknown as Row; // the rest of a generic row is no Row to the compiler
}
