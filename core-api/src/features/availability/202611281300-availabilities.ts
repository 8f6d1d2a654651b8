import { createTable, migration, timestamps } from '../../migrations/kit';

/** Hours of video-conference agents (VC-04), on the clock of the agent. */
export const availabilitiesTable = migration('202611281300-availabilities', async (db) => {
  await createTable(db, 'availabilities', (table) => {
    table.increments('id');
    table.integer('agent_id').unsigned().notNullable();
    table.foreign('agent_id', 'availabilities_of_agent').references('users.id').onDelete('CASCADE');
    table.string('setting', 16).notNullable();
    table.integer('weekday');
    table.date('single');
    table.string('start_at', 5).notNullable();
    table.string('end_at', 5).notNullable();
    table.integer('revision').notNullable().defaultTo(1);
    timestamps(table);
    table.index(['agent_id', 'setting', 'weekday', 'start_at'], 'availabilities_by_weekday');
    table.index(['agent_id', 'single', 'start_at'], 'availabilities_by_date');
    table.check("setting in ('availability', 'unavailability', 'emergency')", undefined, 'availabilities_setting');
    table.check('(weekday is null) <> (single is null)', undefined, 'availabilities_mode');
    table.check('start_at < end_at', undefined, 'availabilities_in_order');
  });
});
