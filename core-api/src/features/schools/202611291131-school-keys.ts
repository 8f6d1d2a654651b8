import { migration, rewriteColumn } from '../../migrations/kit';
import { schoolSearchKey } from './school-search-key';

/** Schools, and imported ones that wait, are sorted as Spanish sorts, ñ after n (decision 0073). */
export const schoolKeys = migration('202611291131-school-keys', async (db) => {
  for (const table of ['schools', 'imported_schools'])
    await rewriteColumn(db, {
      ...{ table, column: 'search_key', from: ['name', 'city', 'code', 'remote_id'] },
      value: ([name = '', city = '', code = '', remote_id = '']) => schoolSearchKey({ name, city, code, remote_id }),
    });
});
