import { createTable, exact, migration } from '../../migrations/kit';

/** Reminders of the diagnostic, one per school and day, and the windows that people were told of (decision 0052). */
export const dpiNewsTables = migration('202611260900-dpi-news', async (db) => {
  await createTable(db, 'dpi_reminders', (table) => {
    table.increments('id');
    table.integer('school_id').unsigned().notNullable().references('schools.id');
    table.integer('cycle_id').unsigned().notNullable().references('school_cycles.id');
    // At the school.
    exact(db, table.string('day', 10)).notNullable();
    // Null after a purge.
    table.integer('sent_by').unsigned().nullable().references('users.id');
    table.datetime('sent_at').notNullable();
    table.unique(['school_id', 'day'], { indexName: 'dpi_reminders_once_a_day' });
  });
  await createTable(db, 'dpi_news', (table) => {
    table.integer('cycle_id').unsigned().notNullable().references('school_cycles.id');
    table.integer('school_id').unsigned().notNullable().references('schools.id');
    exact(db, table.string('kind', 12)).notNullable();
    // The first day of the window, or its last. A window that is moved has another day, so it is told of again.
    exact(db, table.string('day', 10)).notNullable();
    table.primary(['cycle_id', 'school_id', 'kind', 'day']);
  });
});
