/**
 * The normalised form of a text for search and sorting, equal on both databases: lower case and without accents.
 * SQLite's LIKE does not ignore accents, and MariaDB's treats 😀 and 🎉 as equal.
 */
export const searchKey = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

/** A LIKE pattern that finds the text literally anywhere; use it with `escape '!'`. */
export const likePattern = (search: string): string => `%${searchKey(search).replace(/[!%_]/g, '!$&')}%`;
