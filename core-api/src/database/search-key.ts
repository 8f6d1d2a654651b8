import type { Knex } from 'knex';
import { quoted } from './columns';

/**
 * The normalised form of a text for search and sorting, equal on both databases: lower case and without accents.
 * SQLite's LIKE does not ignore accents, and MariaDB's treats 😀 and 🎉 as equal.
 */
export const searchKey = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

/** A LIKE pattern that finds the text literally anywhere; use it with `escape '!'`. */
export const likePattern = (search: string): string => `%${searchKey(search).replace(/[!%_]/g, '!$&')}%`;

/** Keeps the rows whose column contains every word, in any order. The words are normalised by `searchKey`. */
export function containingWords<Q extends Knex.QueryBuilder>(query: Q, column: string, words: readonly string[]): Q {
  for (const word of words) void query.whereRaw(`${quoted(column)} like ? escape '!'`, [likePattern(word)]);
  return query;
}
