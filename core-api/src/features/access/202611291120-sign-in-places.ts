import { createTable, exact, migration } from '../../migrations/kit';

/** From which addresses accounts have signed in: an address that others have exhausted stays open to them. */
export const signInPlaces = migration('202611291120-sign-in-places', async (db) => {
  await createTable(db, 'sign_in_places', (table) => {
    // As the throttle counts it: an e-mail, with `code:` before it for codes, or a browser's id.
    exact(db, table.string('name', 300)).notNullable();
    exact(db, table.string('ip', 64)).notNullable();
    table.datetime('last_at').notNullable().index();
    table.primary(['name', 'ip']);
  });
});
