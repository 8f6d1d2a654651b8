import { createTable, migration } from '../../migrations/kit';

/** Which tab of a plan each leader has open, and when their page said so last (PAI-01; decision 0053). */
export const paiPresence = migration('202611272330-pai-presence', (db) =>
  createTable(db, 'pai_presence', (table) => {
    table.integer('school_id').unsigned().notNullable().references('schools.id');
    table.integer('cycle_id').unsigned().notNullable().references('school_cycles.id');
    table.integer('user_id').unsigned().notNullable().references('users.id');
    table.integer('question_id').unsigned().notNullable().references('dpi_questions.id');
    table.datetime('seen_at').notNullable();
    table.primary(['school_id', 'cycle_id', 'user_id']);
  }),
);
