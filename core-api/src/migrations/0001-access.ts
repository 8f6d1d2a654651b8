import { createTable, exact, migration, timestamps } from './kit';

/** People, roles, the permission matrix, sessions and the sign-in throttle. */
export const accessTables = migration('0001-access', async (db) => {
  await createTable(db, 'roles', (table) => {
    table.increments('id');
    table.string('code', 20).notNullable().unique();
    table.boolean('su').notNullable().defaultTo(false);
    // Raised by every change of the role's cells; invalidates cached cells.
    table.integer('revision').notNullable().defaultTo(1);
  });
  await createTable(db, 'permissions', (table) => {
    table.increments('id');
    table.string('code', 60).notNullable().unique();
    table.string('subject', 40).notNullable();
    table.string('action', 40).notNullable();
    table.unique(['subject', 'action']);
  });
  await createTable(db, 'role_permissions', (table) => {
    table.integer('role_id').unsigned().notNullable().references('roles.id').onDelete('CASCADE');
    table.integer('permission_id').unsigned().notNullable().references('permissions.id').onDelete('CASCADE');
    table.string('scope', 1).notNullable();
    table.boolean('enabled').notNullable();
    table.primary(['role_id', 'permission_id']);
  });
  await createTable(db, 'users', (table) => {
    table.increments('id');
    table.string('email', 254).notNullable().unique();
    table.string('access', 254).notNullable();
    table.string('registration_method', 10).notNullable().defaultTo('local');
    table.string('name', 100).notNullable();
    table.string('surname', 100).notNullable();
    exact(db, table.string('search_key', 460)).notNullable().index();
    table.string('timezone', 64).notNullable().defaultTo('UTC');
    table.string('locale', 2).notNullable().defaultTo('es');
    table.string('sex', 1).notNullable().defaultTo('m');
    table.date('birthday').nullable();
    table.integer('school_id').unsigned().nullable();
    table.string('password_hash', 200).nullable();
    table.datetime('verified_at').nullable();
    table.boolean('active').notNullable().defaultTo(true);
    table.boolean('is_banned').notNullable().defaultTo(false);
    table.string('remote_id', 40).nullable().unique();
    table.datetime('last_login_at').nullable();
    table.integer('revision').notNullable().defaultTo(1);
    timestamps(table);
    table.index(['school_id', 'search_key']);
  });
  await createTable(db, 'role_user', (table) => {
    table.integer('user_id').unsigned().notNullable().references('users.id').onDelete('CASCADE');
    table.integer('role_id').unsigned().notNullable().references('roles.id').onDelete('CASCADE');
    table.string('attach_type', 10).notNullable().defaultTo('local');
    table.primary(['user_id', 'role_id']);
    table.index(['role_id', 'user_id']);
  });
  await createTable(db, 'sessions', (table) => {
    table.increments('id');
    exact(db, table.string('token_hash', 64)).notNullable().unique();
    table.integer('user_id').unsigned().notNullable().references('users.id').onDelete('CASCADE').index();
    table.integer('role_id').unsigned().notNullable().references('roles.id').onDelete('CASCADE');
    table.boolean('remember').notNullable().defaultTo(false);
    table.string('user_agent', 200).notNullable().defaultTo('');
    table.string('ip', 64).notNullable().defaultTo('');
    table.datetime('created_at').notNullable();
    table.datetime('last_used_at').notNullable();
    table.datetime('expires_at').notNullable().index();
  });
  await createTable(db, 'sign_in_attempts', (table) => {
    exact(db, table.string('subject', 300)).notNullable().primary();
    table.integer('failures').notNullable();
    table.datetime('first_at').notNullable();
    table.datetime('blocked_until').nullable();
  });
});
