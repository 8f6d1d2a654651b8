import { createTable, migration } from '../../migrations/kit';

/** What was done to an installation: a mail that was tried, a backup, the list of first steps put away (decision 0077). */
export const installationEventsTable = migration('202611291110-installation-events', (db) =>
  createTable(db, 'installation_events', (table) => {
    table.increments('id');
    table.string('kind', 10).notNullable();
    table.datetime('at').notNullable();
    table.index(['kind', 'at'], 'installation_events_in_order');
    table.check("kind in ('mail', 'backup', 'put_away')", undefined, 'installation_events_kind');
  }),
);
