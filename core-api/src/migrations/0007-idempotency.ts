import { createTable, exact, migration } from './kit';

/** The keys of repeated requests (F06); see idempotency/idempotency.ts. */
export const idempotencyTables = migration('0007-idempotency', async (db) => {
  await createTable(db, 'idempotency_keys', (table) => {
    table.increments('id');
    table.integer('user_id').unsigned().notNullable().references('users.id').onDelete('CASCADE');
    exact(db, table.string('key', 128)).notNullable();
    exact(db, table.string('fingerprint', 64)).notNullable();
    exact(db, table.string('attempt', 36)).notNullable();
    table.boolean('done').notNullable();
    // TEXT on MariaDB is too small for a complete visit: four axes with twice 4000 code points of up to four bytes.
    table.text('reply', 'mediumtext').nullable();
    table.datetime('created_at').notNullable();
    table.datetime('expires_at').notNullable().index();
    table.unique(['user_id', 'key']);
  });
});
