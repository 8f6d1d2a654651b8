import { createTable, exact, migration, timestamps } from './kit';

/** Invitations, single-use links and rate limits. */
export const invitationTables = migration('0009-invitations', async (db) => {
  await createTable(db, 'invitation_batches', (table) => {
    table.increments('id');
    table.integer('invited_by').unsigned().nullable().references('users.id').onDelete('SET NULL');
    table.integer('role_id').unsigned().notNullable().references('roles.id');
    table.integer('school_id').unsigned().nullable().references('schools.id').onDelete('SET NULL');
    // Result per address, for the result file: JSON without links.
    table.text('result', 'mediumtext').notNullable();
    table.datetime('created_at').notNullable();
  });
  await createTable(db, 'invitations', (table) => {
    table.increments('id');
    table.string('email', 254).notNullable().index();
    table.integer('role_id').unsigned().notNullable().references('roles.id');
    table.integer('school_id').unsigned().nullable().references('schools.id').onDelete('SET NULL');
    table.integer('invited_by').unsigned().nullable().references('users.id').onDelete('SET NULL');
    table.integer('batch_id').unsigned().nullable().references('invitation_batches.id').onDelete('SET NULL');
    // `address:role` while the invitation is open, to make it unique; null once it is accepted.
    exact(db, table.string('open_key', 280)).nullable().unique();
    table.string('locale', 2).notNullable();
    // How often a mail was requested; only the last one is sent.
    table.integer('letters').notNullable().defaultTo(1);
    table.datetime('sent_at').nullable();
    table.datetime('expires_at').notNullable().index();
    table.datetime('accepted_at').nullable();
    table.integer('accepted_by').unsigned().nullable().references('users.id').onDelete('SET NULL');
    table.integer('revision').notNullable().defaultTo(1);
    timestamps(table);
    table.index(['role_id', 'id']);
    table.index(['invited_by', 'created_at']);
  });
  await createTable(db, 'single_use_links', (table) => {
    table.increments('id');
    exact(db, table.string('token_hash', 64)).notNullable().unique();
    // The owner of the link: one of the two.
    table.integer('invitation_id').unsigned().nullable().references('invitations.id').onDelete('CASCADE').index();
    table.integer('user_id').unsigned().nullable().references('users.id').onDelete('CASCADE').index();
    table.datetime('created_at').notNullable();
    table.datetime('expires_at').notNullable().index();
  });
  await createTable(db, 'rate_windows', (table) => {
    exact(db, table.string('subject', 300)).notNullable().primary();
    table.integer('taken').notNullable();
    table.datetime('began_at').notNullable();
    table.datetime('ends_at').notNullable().index();
  });
});
