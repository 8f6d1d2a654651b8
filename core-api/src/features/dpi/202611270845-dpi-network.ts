import { addIndex, createTable, migration } from '../../migrations/kit';

/** Final answers of all schools by question, as a job sums them up, and the index by which it finds new ones. */
export const dpiNetwork = migration('202611270845-dpi-network', async (db) => {
  await createTable(db, 'dpi_network_totals', (table) => {
    table.integer('cycle_id').unsigned().notNullable().references('school_cycles.id');
    table.integer('question_id').unsigned().notNullable().references('dpi_questions.id');
    table.integer('schools').notNullable();
    table.integer('answers').notNullable();
    // Σ quadrant · answers.
    table.integer('sum').notNullable();
    table.datetime('summed_at').notNullable();
    table.primary(['cycle_id', 'question_id']);
  });
  await addIndex(db, 'dpi_school_totals', 'dpi_school_totals_frozen', ['frozen_at', 'cycle_id']);
});
