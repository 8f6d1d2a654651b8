import { SEARCH_PER_KIND } from '@ruta/contracts/search/search.limits';
import type { Knex } from 'knex';
import { namedByWords } from '../../database/search-key';
import type { SearchSource } from '../search';
import { visibleSchools } from './school.reader';

/** Finds schools by name, city and code (UI-02). */
export const schoolSearch = (db: Knex): SearchSource => ({
  kind: 'schools',
  ability: 'school:read',
  async find(actor, words) {
    const rows = await namedByWords(visibleSchools(db, actor), 'schools.search_key', words)
      .orderBy(['schools.search_key', 'schools.id'])
      .limit(SEARCH_PER_KIND)
      .select<{ id: number; name: string; city: string }[]>('schools.id', 'schools.name', 'schools.city');
    return rows.map(({ id, name, city }) => ({
      ...{ kind: 'schools' as const, id, title: name, detail: city },
      ...{ date: null, school_id: id, cancelled: false },
    }));
  },
});
