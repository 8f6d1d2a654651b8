import { addColumn, migration } from '../../migrations/kit';

/** What a file knows of an invited person: their name, and the levels of the role. */
export const invitedPeople = migration('202611240331-invited-people', async (db) => {
  await addColumn(db, 'invitations', 'name', (table) => {
    table.string('name', 100).nullable();
  });
  await addColumn(db, 'invitations', 'surname', (table) => {
    table.string('surname', 100).nullable();
  });
  // JSON: ids of levels of the role.
  await addColumn(db, 'invitations', 'levels', (table) => {
    table.text('levels').nullable();
  });
});
