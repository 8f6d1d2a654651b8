import { addColumn, migration } from '../../migrations/kit';

/** The day of a file that tells in which order its days are read (decision 0073). */
export const importDays = migration('202611291040-import-days', async (db) => {
  await addColumn(db, 'import_batches', 'day_read', (table) => {
    table.text('day_read').nullable();
  });
});
