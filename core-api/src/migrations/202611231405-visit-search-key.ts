import { searchKey } from '../database/search-key';
import { addColumn, addIndex, exact, migration, rewriteColumn } from './kit';

/** The objective as it is searched, and an index with every column that a search filters and sorts by (UI-02). */
export const visitSearchKey = migration('202611231405-visit-search-key', async (db) => {
  await addColumn(db, 'school_visits', 'search_key', (table) => {
    exact(db, table.string('search_key', 600)).notNullable().defaultTo('');
  });
  await rewriteColumn(db, {
    ...{ table: 'school_visits', column: 'search_key', from: ['objective'] },
    value: ([objective = '']) => searchKey(objective).slice(0, 600),
  });
  await addIndex(db, 'school_visits', 'school_visits_search', [
    ...['school_id', 'eraser', 'coach_id', 'datetime', 'search_key'],
  ]);
});
