import { SEARCH_PER_KIND } from '@ruta/contracts/search/search.limits';
import type { Knex } from 'knex';
import { namedByWords } from '../../database/search-key';
import type { SearchSource } from '../search';
import { fullname } from './user.model';
import { userPolicy } from './user.policy';
import { accounts, peopleByIds } from './user.reader';

/** Finds people by name, surname and e-mail (UI-02). The ids come from an index that has every filter column. */
export const userSearch = (db: Knex): SearchSource => ({
  kind: 'users',
  ability: 'user:read',
  async find(actor, words) {
    const visible = userPolicy.visible(accounts(db), actor, 'user:read').whereNull('users.deleted_at');
    const ids = await namedByWords(visible, 'users.search_key', words)
      .orderBy(['users.search_key', 'users.id'])
      .limit(SEARCH_PER_KIND)
      .pluck<number[]>('users.id');
    return (await peopleByIds(db, ids)).map(({ id, email, school_id, ...names }) => ({
      ...{ kind: 'users' as const, id, title: fullname(names), detail: email },
      ...{ date: null, school_id, cancelled: false },
    }));
  },
});
