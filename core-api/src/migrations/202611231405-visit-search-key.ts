import { searchKey } from '../database/search-key';
import { addColumn, addIndex, exact, migration } from './kit';

/** Visits per statement. */
const STEP = 200;

/** The objective as it is searched, and an index with every column that a search filters and sorts by (UI-02). */
export const visitSearchKey = migration('202611231405-visit-search-key', async (db) => {
  await addColumn(db, 'school_visits', 'search_key', (table) => {
    exact(db, table.string('search_key', 600)).notNullable().defaultTo('');
  });
  let after = 0;
  for (;;) {
    const rows = await db('school_visits')
      .where('id', '>', after)
      .orderBy('id')
      .limit(STEP)
      .select<{ id: number; objective: string }[]>('id', 'objective');
    const last = rows.at(-1);
    if (last === undefined) break;
    after = last.id;
    const cases = rows.map(() => 'when ? then ?').join(' ');
    const keys = rows.flatMap(({ id, objective }) => [id, objectiveKey(objective)]);
    await db('school_visits')
      .whereIn(
        'id',
        rows.map(({ id }) => id),
      )
      .update({ search_key: db.raw(`case id ${cases} else '' end`, keys) });
  }
  await addIndex(db, 'school_visits', 'school_visits_search', [
    ...['school_id', 'eraser', 'coach_id', 'datetime', 'search_key'],
  ]);
});

/** The beginning of an objective, as long as the column. */
const objectiveKey = (objective: string) => searchKey(objective).slice(0, 600);
