import { createTable, migration } from '../../migrations/kit';

/** Agendas that coaches share, as they were then, and their recipients (SHA-01, SHA-02; decision 0056). */
export const sharedAgendas = migration('202611261830-shared-agendas', async (db) => {
  await createTable(db, 'shared_agendas', (table) => {
    table.increments('id');
    table.integer('user_id').unsigned().notNullable().references('users.id');
    table.integer('school_id').unsigned().notNullable().references('schools.id');
    table.integer('cycle_id').unsigned().notNullable().references('school_cycles.id');
    table.date('start_at').notNullable();
    table.date('end_at').notNullable();
    table.text('types').notNullable();
    table.boolean('send_calendar').notNullable();
    table.text('message').nullable();
    table.datetime('created_at').notNullable();
    table.index(['school_id', 'id'], 'shared_agendas_by_school');
  });
  await createTable(db, 'shared_agenda_activities', (table) => {
    table.increments('id');
    table.integer('shared_agenda_id').unsigned().notNullable().references('shared_agendas.id').onDelete('CASCADE');
    table.integer('agenda_activity_id').unsigned().notNullable();
    table.string('type', 40).notNullable();
    table.string('title', 255).notNullable();
    table.integer('coach_id').unsigned().nullable().references('users.id');
    table.date('date').notNullable();
    table.string('time', 5).notNullable();
    table.datetime('datetime').notNullable();
    table.string('timezone', 64).notNullable();
    table.integer('duration_min').notNullable();
    table.string('place', 200).notNullable();
    table.integer('sequence').unsigned().notNullable();
    table.unique(['shared_agenda_id', 'agenda_activity_id'], { indexName: 'shared_activities_once' });
  });
  await createTable(db, 'shared_agenda_professors', (table) => {
    table.increments('id');
    table.integer('shared_agenda_id').unsigned().notNullable().references('shared_agendas.id').onDelete('CASCADE');
    table.integer('user_id').unsigned().notNullable().references('users.id');
    table.string('status', 10).notNullable();
    table.string('reason', 20).nullable();
    table.integer('letter').unsigned().notNullable().defaultTo(1);
    table.datetime('mailed_at').nullable();
    table.datetime('seen_at').nullable();
    table.unique(['shared_agenda_id', 'user_id'], { indexName: 'shared_professors_once' });
    table.index(['user_id', 'shared_agenda_id'], 'shared_professors_by_person');
  });
});
