import { createTable, migration } from './kit';

/** The outbox, and notifications (law 5, NOT-01). */
export const outboxTables = migration('0004-outbox-and-notifications', async (db) => {
  await createTable(db, 'outbox', (table) => {
    table.increments('id');
    table.string('kind', 40).notNullable();
    table.text('payload', 'mediumtext').notNullable();
    table.integer('attempts').notNullable().defaultTo(0);
    // Null once the row is done, or given up after the last attempt.
    table.datetime('next_at').nullable().index();
    table.datetime('locked_until').nullable();
    table.string('locked_by', 36).nullable();
    table.datetime('done_at').nullable().index();
    table.string('last_error', 200).nullable();
    table.datetime('created_at').notNullable();
  });
  await createTable(db, 'notifications', (table) => {
    table.increments('id');
    table.integer('user_id').unsigned().notNullable().references('users.id');
    // The outbox row of the notification; unique with the person, so that nobody is notified twice. Null in demo data.
    table.integer('outbox_id').unsigned().nullable();
    table.string('type', 40).notNullable();
    table.text('data').notNullable();
    table.string('url', 255).notNullable();
    table.datetime('read_at').nullable();
    table.datetime('created_at').notNullable();
    table.unique(['user_id', 'outbox_id']);
    table.index(['user_id', 'id']);
    table.index(['user_id', 'read_at', 'id']);
  });
});
