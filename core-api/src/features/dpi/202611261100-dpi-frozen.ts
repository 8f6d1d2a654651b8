import { addColumn, createTable, migration } from '../../migrations/kit';

/** Since when the figures of a school are final, and how many people were expected to answer each question then. */
export const dpiFrozen = migration('202611261100-dpi-frozen', async (db) => {
  await addColumn(db, 'dpi_school_totals', 'frozen_at', (table) => void table.datetime('frozen_at').nullable());
  await createTable(db, 'dpi_expected', (table) => {
    table.integer('cycle_id').unsigned().notNullable().references('school_cycles.id');
    table.integer('school_id').unsigned().notNullable().references('schools.id');
    table.integer('question_id').unsigned().notNullable().references('dpi_questions.id');
    table.integer('instruments').notNullable();
    table.primary(['cycle_id', 'school_id', 'question_id']);
  });
});
