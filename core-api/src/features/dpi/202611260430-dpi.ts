import { createTable, exact, migration, timestamps } from '../../migrations/kit';

/** The bank of the diagnostic, what people answer, and the totals of it (DPI-01 to DPI-04; decision 0052). */
export const dpiTables = migration('202611260430-dpi', async (db) => {
  await createTable(db, 'dpi_questions', (table) => {
    table.increments('id');
    table.integer('cycle_id').unsigned().notNullable().references('school_cycles.id');
    exact(db, table.string('theme', 40)).notNullable();
    table.string('question_es', 500).notNullable();
    table.string('question_en', 500).nullable();
    // Null for the default.
    table.integer('timeout_seconds').nullable();
    table.integer('order').notNullable();
    table.boolean('active').notNullable().defaultTo(true);
    table.integer('revision').notNullable().defaultTo(1);
    timestamps(table);
    table.index(['cycle_id', 'order'], 'dpi_questions_in_order');
  });
  // Who is asked it; a question without a row is for everybody.
  await createTable(db, 'dpi_question_roles', (table) => {
    table.integer('question_id').unsigned().notNullable().references('dpi_questions.id').onDelete('CASCADE');
    exact(db, table.string('role', 12)).notNullable();
    table.primary(['question_id', 'role']);
  });
  await createTable(db, 'dpi_options', (table) => {
    table.increments('id');
    table.integer('question_id').unsigned().notNullable().references('dpi_questions.id').onDelete('CASCADE');
    table.integer('quadrant').notNullable();
    table.string('display_es', 300).notNullable();
    table.string('display_en', 300).nullable();
    table.integer('value').notNullable();
    exact(db, table.string('color', 7)).notNullable();
    table.unique(['question_id', 'quadrant'], { indexName: 'dpi_options_by_quadrant' });
  });
  await createTable(db, 'dpi_submissions', (table) => {
    table.increments('id');
    // Null after a purge.
    table.integer('user_id').unsigned().nullable().references('users.id');
    table.integer('school_id').unsigned().notNullable().references('schools.id');
    table.integer('cycle_id').unsigned().notNullable().references('school_cycles.id');
    exact(db, table.string('role', 12)).notNullable();
    table.integer('time_factor').notNullable();
    table.datetime('started_at').notNullable();
    table.datetime('finished_at').nullable();
    // Position among the finished sheets of the school, from 1.
    table.integer('finished_no').nullable();
    // The question that is shown; null once the sheet is finished.
    table.integer('question_id').unsigned().nullable().references('dpi_questions.id');
    // Milliseconds of the epoch: seconds would cost a fair clock up to one of them.
    table.bigInteger('question_started_ms').nullable();
    table.unique(['user_id', 'cycle_id'], { indexName: 'dpi_submissions_once' });
    table.index(['school_id', 'cycle_id', 'finished_no'], 'dpi_submissions_of_school');
  });
  await createTable(db, 'dpi_answers', (table) => {
    table.integer('submission_id').unsigned().notNullable().references('dpi_submissions.id').onDelete('CASCADE');
    table.integer('question_id').unsigned().notNullable().references('dpi_questions.id');
    // Null for a question whose time ran out.
    table.integer('option_id').unsigned().nullable().references('dpi_options.id');
    table.datetime('answered_at').notNullable();
    table.integer('elapsed_ms').notNullable();
    table.primary(['submission_id', 'question_id']);
  });
  await createTable(db, 'dpi_totals', (table) => {
    table.integer('cycle_id').unsigned().notNullable().references('school_cycles.id');
    table.integer('school_id').unsigned().notNullable().references('schools.id');
    table.integer('question_id').unsigned().notNullable().references('dpi_questions.id');
    // 1 to 5; 0 for questions whose time ran out.
    table.integer('quadrant').notNullable();
    table.integer('count').notNullable();
    // Of the sheets whose figures are shown while the window is open.
    table.integer('shown').notNullable();
    table.primary(['cycle_id', 'school_id', 'question_id', 'quadrant']);
    table.index(['cycle_id', 'question_id', 'quadrant'], 'dpi_totals_of_cycle');
  });
  await createTable(db, 'dpi_school_totals', (table) => {
    table.integer('cycle_id').unsigned().notNullable().references('school_cycles.id');
    table.integer('school_id').unsigned().notNullable().references('schools.id');
    table.integer('finished').notNullable();
    table.integer('more_time').notNullable();
    table.primary(['cycle_id', 'school_id']);
  });
});
