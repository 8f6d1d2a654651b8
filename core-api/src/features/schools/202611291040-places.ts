import { isMysql } from '../../database/dialect';
import { addColumn, createTable, exact, migration } from '../../migrations/kit';

/** Other names of countries and states, the clock of each state, and the places whose clock is another one (HIE-04). */
export const placesTables = migration('202611291040-places', async (db) => {
  for (const table of ['countries', 'states'])
    await addColumn(db, table, 'aliases', (at) => void at.string('aliases', 1000).notNullable().defaultTo('[]'));
  await addColumn(db, 'states', 'timezone', (at) => void at.string('timezone', 64).nullable());
  await addColumn(db, 'states', 'revision', (at) => void at.integer('revision').notNullable().defaultTo(1));
  // Null while nobody changed it since the installation.
  await addColumn(db, 'states', 'updated_at', (at) => void at.datetime('updated_at').nullable());
  // Other countries have codes of three letters. SQLite keeps no length.
  if (isMysql(db))
    await db.schema.alterTable('states', (at) => void exact(db, at.string('code', 3)).notNullable().alter());
  await createTable(db, 'state_zones', (table) => {
    table.increments('id');
    table.integer('state_id').unsigned().notNullable().references('states.id').onDelete('CASCADE');
    table.string('place', 80).notNullable();
    exact(db, table.string('place_key', 160)).notNullable();
    table.string('timezone', 64).notNullable();
    table.unique(['state_id', 'place_key'], { indexName: 'state_zones_of_state' });
  });
});
