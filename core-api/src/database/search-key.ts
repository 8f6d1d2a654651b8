import type { Knex } from 'knex';
import { quoted } from './columns';

/**
 * The normalised form of a text for search and sorting, equal on both databases: lower case and without accents.
 * SQLite's LIKE does not ignore accents, and MariaDB's treats 😀 and 🎉 as equal.
 */
export const searchKey = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

/** Stands behind the n of an ñ and sorts after every letter, so that `ñandú` comes after `nuez`, as in Spanish. */
const TILDE = '~';

/**
 * The form of a name by which people and schools are sorted and searched, at most `max` characters: as `searchKey`, and
 * with ñ as a letter of its own, the same on both databases (decision 0073).
 */
export const nameKey = (text: string, max: number): string =>
  searchKey(text.normalize('NFC').replace(/ñ/gi, `n${TILDE}`)).slice(0, max);

/**
 * A whole list in the order of its names, as Spanish sorts them, on both databases. What has one name keeps its order.
 * Pages are sorted by a column that holds `nameKey`.
 */
export function inNameOrder<Row>(rows: readonly Row[], nameOf: (row: Row) => string): Row[] {
  const keyed = rows.map((row) => ({ row, key: nameKey(nameOf(row), Infinity) }));
  return keyed.sort(({ key }, other) => (key < other.key ? -1 : Number(key > other.key))).map(({ row }) => row);
}

/** A name's key as it is searched: `nandu` finds `ñandú`. Takes one `namePattern`. Only for constants, never for input. */
export const nameLike = (key: string): string => `replace(${key}, '${TILDE}', '') like ? escape '!'`;

/** A LIKE pattern that finds the text anywhere in the key of a name. */
export const namePattern = (search: string): string => likePattern(search.replaceAll(TILDE, ''));

/** A LIKE pattern that finds the text literally anywhere; use it with `escape '!'`. */
export const likePattern = (search: string): string => `%${searchKey(search).replace(/[!%_]/g, '!$&')}%`;

/** Keeps the rows whose column contains every word, in any order. The words are normalised by `searchKey`. */
export function containingWords<Q extends Knex.QueryBuilder>(query: Q, column: string, words: readonly string[]): Q {
  for (const word of words) void query.whereRaw(`${quoted(column)} like ? escape '!'`, [likePattern(word)]);
  return query;
}

/** Keeps the rows whose key of a name contains every word, in any order. */
export function namedByWords<Q extends Knex.QueryBuilder>(query: Q, key: string, words: readonly string[]): Q {
  for (const word of words) void query.whereRaw(nameLike(key), [namePattern(word)]);
  return query;
}
