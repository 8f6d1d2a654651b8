import { addColumn, migration } from '../../migrations/kit';

/** The cycle of a file of the hierarchy, and the work that it moves (decision 0039). */
export const importCycles = migration('202611240420-import-cycles', async (db) => {
  await addColumn(db, 'import_batches', 'cycle_id', (table) => {
    table.integer('cycle_id').unsigned().nullable().references('school_cycles.id');
  });
  // JSON: pieces of work that change hands, and those that stay.
  await addColumn(db, 'import_batches', 'moves', (table) => {
    table.text('moves').nullable();
  });
});
