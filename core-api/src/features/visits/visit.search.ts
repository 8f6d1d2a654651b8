import { SEARCH_PER_KIND } from '@ruta/contracts/search/search.limits';
import type { Knex } from 'knex';
import type { SearchSource } from '../search';
import { visitIdsByWords, visitRowsByIds } from './visit.model';
import { visitPolicy } from './visit.policy';

/** Finds visits by words of their objective and of their school, the latest first (UI-02). Of drafts only own ones. */
export const visitSearch = (db: Knex): SearchSource => ({
  kind: 'visits',
  ability: 'visit:read',
  async find(actor, words) {
    const ids = await visitIdsByWords(
      db,
      (visits) => visitPolicy.visible(visits, actor, 'visit:read'),
      words,
      SEARCH_PER_KIND,
    );
    return (await visitRowsByIds(db, ids)).map(({ id, objective, school_name, date, school_id, cancelled_at }) => ({
      ...{ kind: 'visits' as const, id, title: objective, detail: school_name },
      ...{ date, school_id, cancelled: cancelled_at !== null },
    }));
  },
});
