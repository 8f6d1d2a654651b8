import { createTable, migration } from '../../migrations/kit';

/** What video sessions are about, who gives them, and the sessions (VC-01 to VC-05; decision 0067). */
export const conferencesTables = migration('202611281930-conferences', async (db) => {
  for (const [name, parent] of [
    ['schedule_areas', null],
    ['schedule_rubrics', 'schedule_areas'],
    ['schedule_categories', 'schedule_rubrics'],
  ] as const)
    await createTable(db, name, (table) => {
      table.increments('id');
      if (parent) table.integer('parent_id').unsigned().notNullable().references(`${parent}.id`);
      table.string('name_es', 120).notNullable();
      table.string('name_en', 120).notNullable();
      table.integer('order').notNullable();
      if (parent) table.index(['parent_id', 'order'], `${name}_in_order`);
    });
  await createTable(db, 'schedule_themes', (table) => {
    table.increments('id');
    table.integer('parent_id').unsigned().notNullable().references('schedule_categories.id');
    table.string('name_es', 120).notNullable();
    table.string('name_en', 120).notNullable();
    table.string('description_es', 500).notNullable().defaultTo('');
    table.string('description_en', 500).notNullable().defaultTo('');
    table.integer('duration').notNullable();
    table.integer('cooldown').notNullable();
    table.boolean('active').notNullable().defaultTo(true);
    table.integer('order').notNullable();
    table.index(['parent_id', 'order'], 'schedule_themes_in_order');
    table.check('duration >= 15 and duration % 5 = 0', undefined, 'schedule_themes_duration');
    table.check('cooldown >= 0 and cooldown % 5 = 0', undefined, 'schedule_themes_cooldown');
  });
  await createTable(db, 'agent_theme', (table) => {
    table.integer('agent_id').unsigned().notNullable().references('users.id').onDelete('CASCADE');
    table.integer('schedule_theme_id').unsigned().notNullable().references('schedule_themes.id').onDelete('CASCADE');
    table.primary(['schedule_theme_id', 'agent_id']);
  });
  await createTable(db, 'conferences', (table) => {
    table.increments('id');
    table.integer('schedule_theme_id').unsigned().notNullable().references('schedule_themes.id');
    table.integer('user_id').unsigned().notNullable().references('users.id');
    table.string('user_timezone', 64).notNullable();
    table.integer('petitioner_id').unsigned().notNullable().references('users.id');
    table.string('petitioner_timezone', 64).notNullable();
    table.integer('school_id').unsigned().nullable().references('schools.id');
    table.datetime('start_at').notNullable();
    table.datetime('end_at').notNullable();
    table.datetime('full_end_at').notNullable();
    table.integer('duration').notNullable();
    table.integer('cooldown').notNullable();
    table.string('status', 16).notNullable();
    table.string('room', 43).notNullable();
    table.text('notes').notNullable();
    table.datetime('created_at').notNullable();
    table.datetime('updated_at').notNullable();
    table.index(['petitioner_id', 'start_at'], 'conferences_of_petitioner');
    table.index(['user_id', 'start_at'], 'conferences_of_agent');
    table.index(['school_id', 'start_at'], 'conferences_of_school');
    table.index(['start_at'], 'conferences_by_start');
    table.check("status in ('scheduled', 'started', 'cancelled')", undefined, 'conferences_status');
    table.check('start_at < end_at and end_at <= full_end_at', undefined, 'conferences_in_order');
  });
  await createTable(db, 'conference_statuses', (table) => {
    table.increments('id');
    table.integer('conference_id').unsigned().notNullable().references('conferences.id').onDelete('CASCADE');
    table.string('code', 16).notNullable();
    table.text('reason').nullable();
    table.integer('user_id').unsigned().nullable().references('users.id');
    table.datetime('created_at').notNullable();
    table.index(['conference_id', 'id'], 'conference_statuses_in_order');
  });
  // The keys that keep an agent from two sessions at once, and a petitioner from two a day (F01).
  await createTable(db, 'session_cells', (table) => {
    table.integer('agent_id').unsigned().notNullable().references('users.id').onDelete('CASCADE');
    table.datetime('cell_at').notNullable();
    table.integer('conference_id').unsigned().notNullable().references('conferences.id').onDelete('CASCADE');
    table.primary(['agent_id', 'cell_at']);
    table.index(['conference_id'], 'session_cells_of_conference');
  });
  await createTable(db, 'petitioner_days', (table) => {
    table.integer('petitioner_id').unsigned().notNullable().references('users.id').onDelete('CASCADE');
    table.date('day').notNullable();
    table.integer('conference_id').unsigned().notNullable().references('conferences.id').onDelete('CASCADE');
    table.primary(['petitioner_id', 'day']);
    table.index(['conference_id'], 'petitioner_days_of_conference');
  });
});
