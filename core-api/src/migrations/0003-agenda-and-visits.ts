import { addRows, createTable, migration, timestamps } from './kit';

const STATUSES = [
  { id: 1, key: 'new', name: 'Nueva', name_en: 'New' },
  { id: 2, key: 'progress', name: 'En curso', name_en: 'In progress' },
  { id: 3, key: 'finished', name: 'Finalizada', name_en: 'Finished' },
];
/** The four dimensions of school management; see the glossary. */
const AXES = [
  { key: 'pedagogico', name: 'Pedagógico-curricular', name_en: 'Teaching and curriculum', order: 1 },
  { key: 'organizativo', name: 'Organizativo y liderazgo', name_en: 'Organization and leadership', order: 2 },
  { key: 'administrativo', name: 'Administrativo y recursos', name_en: 'Administration and resources', order: 3 },
  { key: 'comunitario', name: 'Comunidad y convivencia', name_en: 'Community and coexistence', order: 4 },
];

/** Visits with axes and changes of date; the agenda with attendance and observations. */
export const agendaTables = migration(
  '0003-agenda-and-visits',
  async (db) => {
    await createTable(db, 'school_visit_statuses', (table) => {
      table.increments('id');
      table.string('key', 10).notNullable().unique();
      table.string('name', 40).notNullable();
      table.string('name_en', 40).notNullable();
    });
    await addRows(db, 'school_visit_statuses', 'key', STATUSES);
    await createTable(db, 'school_visit_axes', (table) => {
      table.increments('id');
      table.string('key', 20).notNullable().unique();
      table.string('name', 60).notNullable();
      table.string('name_en', 60).notNullable();
      table.integer('order').notNullable();
    });
    await addRows(db, 'school_visit_axes', 'key', AXES);
    await createTable(db, 'school_visits', (table) => {
      table.increments('id');
      table.integer('school_id').unsigned().notNullable().references('schools.id');
      table.integer('coach_id').unsigned().notNullable().references('users.id');
      table.integer('cycle_id').unsigned().notNullable().references('school_cycles.id');
      table.text('objective').notNullable();
      table.date('date').nullable();
      table.string('time', 5).nullable();
      table.string('timezone', 64).notNullable();
      table.datetime('datetime').nullable();
      table.boolean('eraser').notNullable();
      table.integer('school_visit_status_id').unsigned().notNullable().references('school_visit_statuses.id');
      table.datetime('started_at').nullable();
      table.datetime('finished_at').nullable();
      table.integer('revision').notNullable().defaultTo(1);
      // One open draft per coach and school: the flag is 1 or NULL, with a unique index on all three.
      table.specificType('draft_flag', 'integer generated always as (case when eraser = 1 then 1 end) virtual');
      timestamps(table);
      table.unique(['school_id', 'coach_id', 'draft_flag']);
      table.index(['school_id', 'eraser', 'datetime']);
      table.index(['school_id', 'eraser', 'school_visit_status_id', 'datetime'], 'school_visits_by_status');
    });
    await createTable(db, 'school_visit_axis', (table) => {
      table.integer('school_visit_id').unsigned().notNullable().references('school_visits.id').onDelete('CASCADE');
      table.integer('axis_id').unsigned().notNullable().references('school_visit_axes.id');
      table.text('actions').notNullable();
      table.text('specifications').notNullable();
      table.primary(['school_visit_id', 'axis_id']);
    });
    await createTable(db, 'school_visit_reschedule_tracking', (table) => {
      table.increments('id');
      table
        .integer('school_visit_id')
        .unsigned()
        .notNullable()
        .references('school_visits.id')
        .onDelete('CASCADE')
        .index();
      table.date('old_date').notNullable();
      table.string('old_time', 5).notNullable();
      table.date('date').notNullable();
      table.string('time', 5).notNullable();
      table.text('justification').notNullable();
      table.integer('user_id').unsigned().notNullable().references('users.id');
      table.datetime('created_at').notNullable();
    });
    await createTable(db, 'agenda_activities', (table) => {
      table.increments('id');
      table.integer('school_id').unsigned().notNullable().references('schools.id');
      table.integer('cycle_id').unsigned().notNullable().references('school_cycles.id');
      table.integer('coach_id').unsigned().nullable().references('users.id');
      table.string('activity_type', 30).notNullable();
      table.integer('activity_id').unsigned().nullable();
      table.string('activity', 200).notNullable();
      table.text('description').notNullable();
      table.date('date').notNullable();
      table.string('time', 5).notNullable();
      table.string('timezone', 64).notNullable();
      table.datetime('datetime').notNullable();
      table.boolean('isStarted').notNullable().defaultTo(false);
      table.boolean('isCompleted').notNullable().defaultTo(false);
      table.datetime('started_at').nullable();
      table.datetime('completed_at').nullable();
      table.integer('revision').notNullable().defaultTo(1);
      timestamps(table);
      table.unique(['activity_type', 'activity_id']);
      table.index(['school_id', 'date']);
    });
    await createTable(db, 'activity_assistants', (table) => {
      table.increments('id');
      table
        .integer('agenda_activity_id')
        .unsigned()
        .notNullable()
        .unique()
        .references('agenda_activities.id')
        .onDelete('CASCADE');
      table.integer('taken_by').unsigned().notNullable().references('users.id');
      table.datetime('taken_at').notNullable();
    });
    await createTable(db, 'activity_assistant_user', (table) => {
      table.integer('assistants_id').unsigned().notNullable().references('activity_assistants.id').onDelete('CASCADE');
      table.integer('user_id').unsigned().notNullable().references('users.id');
      table.primary(['assistants_id', 'user_id']);
      table.index(['user_id', 'assistants_id']);
    });
    await createTable(db, 'activity_observations', (table) => {
      table.increments('id');
      table
        .integer('agenda_activity_id')
        .unsigned()
        .notNullable()
        .unique()
        .references('agenda_activities.id')
        .onDelete('CASCADE');
      table.text('result').notNullable();
      table.integer('author_id').unsigned().notNullable().references('users.id');
      table.datetime('updated_at').notNullable();
    });
  },
  { fills: ['school_visit_statuses', 'school_visit_axes'] },
);
