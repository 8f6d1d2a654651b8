import { searchKey } from '../../database/search-key';

const CODE_MAX = 60;

/** The code that a theme gets of its name: lower case without accents, digits and underscores. */
export const themeCode = (name: string): string =>
  searchKey(name)
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '')
    .slice(0, CODE_MAX);
