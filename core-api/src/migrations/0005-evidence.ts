import { createTable, exact, migration } from './kit';

/** Evidence files: at most three per activity, by a unique slot. */
export const evidenceTables = migration('0005-evidence', async (db) => {
  await createTable(db, 'activity_evidences', (table) => {
    table.increments('id');
    table.integer('agenda_activity_id').unsigned().notNullable().references('agenda_activities.id').onDelete('CASCADE');
    table.integer('slot').unsigned().notNullable();
    table.string('file_name', 200).notNullable();
    table.string('mime_type', 60).notNullable();
    table.integer('size').unsigned().notNullable();
    exact(db, table.string('path', 64)).notNullable().unique();
    table.integer('uploaded_by').unsigned().notNullable().references('users.id');
    table.datetime('created_at').notNullable();
    table.unique(['agenda_activity_id', 'slot']);
  });
});
