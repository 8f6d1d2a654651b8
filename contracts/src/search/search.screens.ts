import { z } from 'zod';
import { screen } from '../kit/screen';
import { SearchHit, searchWords } from './search.schema';

const query = z.strictObject({ q: searchWords });
const reply = z.array(SearchHit).describe('Only kinds that have a page in the area');

/** What the command palette finds beside pages (UI-02). */
export const searchScreens = {
  coachSearch: screen({ area: 'coach', path: '/search', query, reply }),
  scholasticSearch: screen({ area: 'scholastic', path: '/search', query, reply }),
  adminSearch: screen({ area: 'admin', path: '/search', query, reply }),
  managementSearch: screen({ area: 'management', path: '/search', query, reply }),
};
