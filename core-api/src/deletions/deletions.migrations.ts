import { createTable, exact, migration } from '../migrations/kit';

/** Deleted records that can be restored; see deleted-records.ts. */
const deletedRecords = migration('202611231340-deleted-records', (db) =>
  createTable(db, 'deleted_records', (table) => {
    table.increments('id');
    exact(db, table.string('kind', 20)).notNullable();
    table.integer('record_id').unsigned().notNullable();
    table.integer('school_id').unsigned().nullable().references('schools.id').onDelete('CASCADE');
    table.integer('owner_id').unsigned().nullable().references('users.id').onDelete('CASCADE');
    table.text('content', 'mediumtext').nullable();
    table.text('files').notNullable();
    table.integer('deleted_by').unsigned().notNullable().references('users.id').onDelete('CASCADE');
    table.datetime('deleted_at').notNullable().index();
    table.unique(['kind', 'record_id']);
  }),
);

export const deletionsMigrations = [deletedRecords];
