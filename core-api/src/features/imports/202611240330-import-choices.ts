import { addColumn, migration } from '../../migrations/kit';

/** What somebody chose for a row, and what the undo of a written row needs (decision 0039). */
export const importChoices = migration('202611240330-import-choices', async (db) => {
  await addColumn(db, 'import_batch_rows', 'choice', (table) => {
    table.integer('choice').unsigned().nullable();
  });
  await addColumn(db, 'import_batch_rows', 'after', (table) => {
    table.text('after').nullable();
  });
});
