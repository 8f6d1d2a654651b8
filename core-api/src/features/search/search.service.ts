import type { Ability } from '@ruta/contracts';
import type { SearchKind } from '@ruta/contracts/search/search.limits';
import type { SearchHit } from '@ruta/contracts/search/search.schema';
import { searchKey } from '../../database/search-key';
import { holds, type Actor } from '../../kernel/actor';

/** Records of one kind that contain every word. Each room registers its own, which applies the caller's scope. */
export interface SearchSource {
  kind: SearchKind;
  /** The ability that reading the kind needs. */
  ability: Ability;
  /** At most `SEARCH_PER_KIND` hits, best first. `words` are normalised and not empty. */
  find: (actor: Actor, words: readonly string[]) => Promise<SearchHit[]>;
}

interface SearchDeps {
  /** The sources of all rooms, called at each request. */
  searchSources: () => readonly SearchSource[];
}

/** Finds records of all kinds that the caller may read (UI-02), in the order of the rooms. */
export const searchService = ({ searchSources }: SearchDeps) => ({
  async find(actor: Actor, { q, kinds }: { q: string; kinds?: readonly SearchKind[] | undefined }) {
    const words = [...new Set(searchKey(q).split(' '))].filter((word) => word !== '');
    // Combining marks alone leave no word, and no word would find everything.
    if (words.length === 0) return [];
    const sources = searchSources().filter(
      ({ kind, ability }) => holds(actor, ability) && (kinds === undefined || kinds.includes(kind)),
    );
    return (await Promise.all(sources.map(({ find }) => find(actor, words)))).flat();
  },
});

export type SearchService = ReturnType<typeof searchService>;
