import { addColumn, createTable, exact, migration } from './kit';

/** Photos, two-step verification, known devices and ended sessions. */
export const profileTables = migration('0011-profile-and-sessions', async (db) => {
  // The role that the person chose to act in; null until they choose.
  await addColumn(db, 'users', 'acting_role_id', (table) => {
    table.integer('acting_role_id').unsigned().nullable();
  });
  // When the password was last given in this session; null means at its start.
  await addColumn(db, 'sessions', 'confirmed_at', (table) => {
    table.datetime('confirmed_at').nullable();
  });
  await createTable(db, 'user_photos', (table) => {
    table.integer('user_id').unsigned().notNullable().primary().references('users.id').onDelete('CASCADE');
    // The token in the photo's address; each photo has another.
    exact(db, table.string('token', 43)).notNullable().unique();
    exact(db, table.string('path', 64)).notNullable().unique();
    table.datetime('created_at').notNullable();
  });
  await createTable(db, 'user_two_factor', (table) => {
    table.integer('user_id').unsigned().notNullable().primary().references('users.id').onDelete('CASCADE');
    // Encrypted with the installation's key, see features/access/secret-box.ts.
    exact(db, table.string('secret', 200)).notNullable();
    // Null until the first code is entered; not in effect before.
    table.datetime('confirmed_at').nullable();
    // The period (30 s) of the last accepted code; codes of it and earlier ones are refused.
    table.bigInteger('last_step').notNullable().defaultTo(0);
    table.datetime('begun_at').notNullable();
  });
  await createTable(db, 'recovery_codes', (table) => {
    table.increments('id');
    table.integer('user_id').unsigned().notNullable().references('users.id').onDelete('CASCADE');
    exact(db, table.string('code_hash', 64)).notNullable();
    table.datetime('used_at').nullable();
    table.unique(['user_id', 'code_hash']);
  });
  await createTable(db, 'second_steps', (table) => {
    table.increments('id');
    exact(db, table.string('token_hash', 64)).notNullable().unique();
    table.integer('user_id').unsigned().notNullable().references('users.id').onDelete('CASCADE').index();
    table.boolean('remember').notNullable();
    table.integer('failures').notNullable().defaultTo(0);
    table.datetime('expires_at').notNullable().index();
  });
  await createTable(db, 'known_devices', (table) => {
    table.integer('user_id').unsigned().notNullable().references('users.id').onDelete('CASCADE');
    table.string('device', 60).notNullable();
    table.datetime('last_seen_at').notNullable();
    table.primary(['user_id', 'device']);
  });
  // Read for the bffs' sockets and deleted a day later.
  await createTable(db, 'session_ends', (table) => {
    table.increments('id');
    table.integer('user_id').unsigned().notNullable();
    table.datetime('at').notNullable().index();
  });
});
