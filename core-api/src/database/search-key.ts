/**
 * The narrow form that names are searched and sorted by, the same on both databases: lower case, without marks, ASCII
 * where it can be. SQLite's LIKE knows no accents and MariaDB's takes 😀 for 🎉, so neither is asked.
 */
export const searchKey = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

/** A LIKE pattern that finds the words literally, wherever they stand; use with `escape '!'`. */
export const likePattern = (search: string): string => `%${searchKey(search).replace(/[!%_]/g, '!$&')}%`;
