import { createTable, exact, migration } from '../../migrations/kit';

/** Schools that arrived from outside and are not set up (HIE-06). */
export const importedSchoolsTable = migration('202611232030-imported-schools', (db) =>
  createTable(db, 'imported_schools', (table) => {
    table.increments('id');
    exact(db, table.string('remote_id', 40)).notNullable().unique();
    table.string('name', 255).notNullable();
    exact(db, table.string('search_key', 600)).notNullable();
    table.string('code', 20).notNullable();
    table.string('city', 80).nullable();
    table.integer('country_id').unsigned().nullable().references('countries.id');
    table.integer('state_id').unsigned().nullable().references('states.id');
    table.string('timezone', 64).nullable();
    table.string('levels', 200).notNullable();
    table.text('payload').notNullable();
    table.datetime('imported_at').notNullable();
    table.integer('school_id').unsigned().nullable().unique().references('schools.id');
    table.datetime('discarded_at').nullable();
    table.integer('revision').notNullable().defaultTo(1);
    table.index(['school_id', 'discarded_at', 'search_key'], 'imported_schools_waiting');
  }),
);
