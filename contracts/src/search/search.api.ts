import { z } from 'zod';
import { endpoint } from '../kit/endpoint';
import { listOf } from '../kit/list-query';
import { dataOf } from '../kit/replies';
import { SEARCH_KINDS } from './search.limits';
import { SearchHit, searchWords } from './search.schema';

export const search = {
  find: endpoint({
    method: 'get',
    path: '/search',
    summary: 'Schools, people and visits by words, eight of a kind; each kind by its own read ability',
    access: { signedIn: true },
    query: z.strictObject({ q: searchWords, kinds: listOf(SEARCH_KINDS).optional() }),
    reply: dataOf(z.array(SearchHit)),
  }),
};
