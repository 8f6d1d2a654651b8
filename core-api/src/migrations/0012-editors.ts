import { addColumn, migration } from './kit';

/** Who saved last, for edit conflicts; and a revision for observations. */
export const editorColumns = migration('0012-editors', async (db) => {
  // Without foreign keys, like `created_by`: SQLite could add one only by rebuilding the table.
  for (const table of ['school_visits', 'agenda_activities'])
    await addColumn(db, table, 'updated_by', (at) => void at.integer('updated_by').unsigned().nullable());
  await addColumn(
    db,
    'activity_observations',
    'revision',
    (at) => void at.integer('revision').notNullable().defaultTo(1),
  );
});
