import { createTable, migration } from '../../migrations/kit';

/**
 * Private calendar addresses (decision 0060). `live` is 1 for the one in force and null for those before it, so that a
 * unique key holds one per person and role.
 */
export const calendarFeeds = migration('202611262330-calendar-feeds', async (db) => {
  await createTable(db, 'calendar_feeds', (table) => {
    table.increments('id');
    table.integer('user_id').unsigned().notNullable().references('users.id');
    table.integer('role_id').unsigned().notNullable().references('roles.id');
    table.string('token_hash', 64).notNullable();
    table.string('account_hash', 64).notNullable();
    table.datetime('created_at').notNullable();
    table.datetime('used_at').nullable();
    table.datetime('revoked_at').nullable();
    table.specificType('live', 'integer generated always as (case when revoked_at is null then 1 end) virtual');
    table.unique(['token_hash'], { indexName: 'calendar_feeds_by_token' });
    table.unique(['user_id', 'role_id', 'live'], { indexName: 'calendar_feeds_live' });
  });
});
