import type { Page, Sort } from '@ruta/contracts';
import type { Knex } from 'knex';
import { queryCache } from './query-cache';

export interface PageRequest<Key extends string> {
  page: number;
  size: number;
  sort: readonly Sort<Key>[];
}

/** What a contract lets callers sort by, and the column that each stands for. A key without one does not compile. */
export type SortColumns<Key extends string> = Record<Key, string>;

/** Orders by the caller's keys and then by id, so that pages never overlap. */
export function ordered<Key extends string>(
  query: Knex.QueryBuilder,
  sort: readonly Sort<Key>[],
  columns: SortColumns<Key>,
  tiebreak: string,
) {
  for (const { key, direction } of sort) void query.orderBy(columns[key], direction);
  if (sort.some(({ key }) => columns[key] === tiebreak)) return query;
  return query.orderBy(tiebreak, sort.at(0)?.direction ?? 'desc');
}

/** Wraps rows and their total into the page of the wire. */
export function toPage<T>(data: T[], total: number, { page, size }: { page: number; size: number }): Page<T> {
  return { data, page, size, total, pages: Math.ceil(total / size), count: data.length };
}

/** The total of a query, counted without its columns, order and page. */
export async function totalOf(query: Knex.QueryBuilder): Promise<number> {
  const [row] = (await query.clone().clearSelect().clearOrder().count({ total: '*' })) as [{ total: number | string }?];
  return Number(row?.total ?? 0);
}

/** Totals of a long list, each kept for a few seconds (see `queryCache`). */
export function keptTotals(now?: () => number) {
  const read = queryCache<number>(now);
  return {
    /** `madeOf`: everything that this query's total depends on, instead of its text (see `queryCache`). */
    async of(query: Knex.QueryBuilder, madeOf?: readonly unknown[]): Promise<number> {
      const known = read(query, madeOf);
      if (known.value !== undefined) return known.value;
      const total = await totalOf(query);
      known.keep(total);
      return total;
    },
  };
}
