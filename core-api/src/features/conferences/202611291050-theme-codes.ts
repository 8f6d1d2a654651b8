import { searchKey } from '../../database/search-key';
import { addColumn, addUnique, exact, migration, rewriteColumn } from '../../migrations/kit';

/** What a file of themes needs: the code that names a theme, its revision, and one level of a name below each parent. */
export const themeCodes = migration('202611291050-theme-codes', async (db) => {
  await addColumn(db, 'schedule_themes', 'code', (at) => void exact(db, at.string('code', 60)).nullable());
  await addColumn(db, 'schedule_themes', 'revision', (at) => void at.integer('revision').notNullable().defaultTo(1));
  // Null while nobody changed it since the installation.
  await addColumn(db, 'schedule_themes', 'updated_at', (at) => void at.datetime('updated_at').nullable());
  await addUnique(db, 'schedule_themes', 'schedule_themes_code', ['code']);
  for (const table of ['schedule_areas', 'schedule_rubrics', 'schedule_categories']) {
    await addColumn(db, table, 'name_key', (at) => void exact(db, at.string('name_key', 240)).nullable());
    await rewriteColumn(db, { table, column: 'name_key', from: ['name_es'], value: ([name = '']) => searchKey(name) });
    const parent = table === 'schedule_areas' ? [] : ['parent_id'];
    await addUnique(db, table, `${table}_by_name`, [...parent, 'name_key']);
  }
});
