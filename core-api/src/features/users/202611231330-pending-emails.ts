import { addColumn, addIndex, createTable, migration } from '../../migrations/kit';

/** Addresses that wait to be confirmed, and their single-use links (decision 0025). */
export const pendingEmails = migration('202611231330-pending-emails', async (db) => {
  await createTable(db, 'pending_emails', (table) => {
    table.increments('id');
    // One for a person, and one person for an address: two administrators at once get one refusal.
    table.integer('user_id').unsigned().notNullable().unique().references('users.id').onDelete('CASCADE');
    table.string('email', 254).notNullable().unique();
    table.integer('asked_by').unsigned().nullable().references('users.id').onDelete('SET NULL');
    // How often the link was sent; only the last letter is written.
    table.integer('letters').notNullable().defaultTo(1);
    // False where the administrator was given the link.
    table.boolean('is_mailed').notNullable();
    table.datetime('asked_at').notNullable();
    table.datetime('expires_at').notNullable().index();
  });
  // Without a foreign key, which SQLite adds to a table only by copying it. Links end together with what they confirm.
  await addColumn(db, 'single_use_links', 'pending_email_id', (table) => {
    table.integer('pending_email_id').unsigned().nullable();
  });
  await addIndex(db, 'single_use_links', 'single_use_links_pending_email', ['pending_email_id']);
});
