import { searchKey } from '../database/search-key';
import { migration, rewriteColumn } from './kit';

/** Schools are found by their remote id, too (HIE-05). */
export const schoolRemoteIds = migration('202611231650-school-remote-ids', (db) =>
  rewriteColumn(db, {
    ...{ table: 'schools', column: 'search_key', from: ['name', 'city', 'code', 'remote_id'] },
    value: (texts) => searchKey(texts.join(' ')).slice(0, 600),
  }),
);
