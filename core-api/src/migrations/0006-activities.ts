import type { Knex } from 'knex';
import { createTable, migration, timestamps } from './kit';

/** Adds a column unless it exists. */
async function addColumn(db: Knex, column: string, build: (table: Knex.AlterTableBuilder) => void): Promise<void> {
  if (!(await db.schema.hasColumn('agenda_activities', column))) await db.schema.alterTable('agenda_activities', build);
}

const activityId = (table: Knex.CreateTableBuilder) =>
  table.integer('agenda_activity_id').unsigned().notNullable().references('agenda_activities.id').onDelete('CASCADE');

/** Activities that people add to the agenda: audience, changes of date and proofs. */
export const activityTables = migration('0006-activities', async (db) => {
  // Without a foreign key: SQLite could add one only by rebuilding the table. Rows of people are never deleted.
  await addColumn(db, 'created_by', (table) => void table.integer('created_by').unsigned().nullable());
  await addColumn(db, 'duration_min', (table) => void table.integer('duration_min').notNullable().defaultTo(60));
  await addColumn(db, 'place', (table) => void table.string('place', 200).notNullable().defaultTo(''));
  await createTable(db, 'agenda_activity_levels', (table) => {
    activityId(table);
    table.integer('level_id').unsigned().notNullable().references('levels.id');
    table.primary(['agenda_activity_id', 'level_id']);
  });
  await createTable(db, 'agenda_activity_roles', (table) => {
    activityId(table);
    table.integer('role_id').unsigned().notNullable().references('roles.id');
    table.primary(['agenda_activity_id', 'role_id']);
  });
  await createTable(db, 'activity_reschedules', (table) => {
    table.increments('id');
    activityId(table).index();
    table.date('old_date').notNullable();
    table.string('old_time', 5).notNullable();
    table.date('date').notNullable();
    table.string('time', 5).notNullable();
    table.text('justification').notNullable();
    table.integer('user_id').unsigned().notNullable().references('users.id');
    table.datetime('created_at').notNullable();
  });
  await createTable(db, 'attendance_proofs', (table) => {
    table.increments('id');
    activityId(table).unique();
    table.string('name', 200).notNullable();
    table.date('date').notNullable();
    table.string('time', 5).notNullable();
    table.boolean('send_proof').notNullable();
    table.integer('issued_by').unsigned().notNullable().references('users.id');
    timestamps(table);
  });
});
