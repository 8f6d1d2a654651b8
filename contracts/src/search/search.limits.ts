/** What a search finds, a kind per room that registers a source. */
export const SEARCH_KINDS = ['schools', 'users', 'visits'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** Characters of a search, and how many of a kind are found. */
export const SEARCH_MIN = 2;
export const SEARCH_MAX = 100;
export const SEARCH_PER_KIND = 8;
