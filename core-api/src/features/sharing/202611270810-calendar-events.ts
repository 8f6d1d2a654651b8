import { createTable, exact, migration } from '../../migrations/kit';

/**
 * What is in the calendars of those to whom activities were sent, as it was last sent (SHA-01, decision 0056). Titles and
 * places compare byte by byte, so that a mended accent counts as a change. `calendar_stop_links` holds the links that end
 * the letters of a person, by hash.
 */
export const calendarEvents = migration('202611270810-calendar-events', async (db) => {
  await createTable(db, 'calendar_events', (table) => {
    table.increments('id');
    table.integer('user_id').unsigned().notNullable().references('users.id');
    table.integer('agenda_activity_id').unsigned().notNullable();
    table.integer('shared_agenda_id').unsigned().notNullable().references('shared_agendas.id');
    exact(db, table.string('uid', 255)).notNullable();
    table.integer('sequence').unsigned().notNullable();
    table.string('type', 40).notNullable();
    exact(db, table.string('title', 255)).notNullable();
    table.integer('coach_id').unsigned().nullable().references('users.id');
    table.datetime('datetime').notNullable();
    table.integer('duration_min').notNullable();
    exact(db, table.string('place', 200)).notNullable();
    table.string('status', 10).notNullable();
    table.datetime('sent_at').notNullable();
    table.datetime('due_at').nullable();
    table.datetime('stopped_at').nullable();
    table.unique(['user_id', 'agenda_activity_id'], { indexName: 'calendar_events_once' });
    table.unique(['uid'], { indexName: 'calendar_events_by_uid' });
    table.index(['due_at', 'datetime'], 'calendar_events_due');
  });
  await createTable(db, 'calendar_stop_links', (table) => {
    table.increments('id');
    table.integer('user_id').unsigned().notNullable().references('users.id');
    exact(db, table.string('token_hash', 64)).notNullable();
    table.datetime('created_at').notNullable().index();
    table.unique(['token_hash'], { indexName: 'calendar_stop_links_by_token' });
  });
});
