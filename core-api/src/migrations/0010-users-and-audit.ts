import { addColumn, addIndex, createTable, exact, migration } from './kit';

const NARROWED_BY = ['school_id', 'deleted_at', 'purged_at', 'is_banned', 'verified_at', 'search_key'];

/** Deleted people, transitional roles and the audit log. */
export const userTables = migration('0010-users-and-audit', async (db) => {
  // Deleted people stay for thirty days. A purge removes name and address; the row stays, because others refer to it.
  await addColumn(db, 'users', 'deleted_at', (table) => void table.datetime('deleted_at').nullable());
  await addColumn(db, 'users', 'purged_at', (table) => void table.datetime('purged_at').nullable());
  // Every filter column, so that accounts are found and counted in the index.
  await addIndex(db, 'users', 'users_narrowed', NARROWED_BY);
  await createTable(db, 'transitional_roles', (table) => {
    table.integer('user_id').unsigned().notNullable().references('users.id').onDelete('CASCADE');
    table.integer('cycle_id').unsigned().notNullable().references('school_cycles.id').onDelete('CASCADE');
    table.integer('role_id').unsigned().notNullable().references('roles.id').onDelete('CASCADE');
    table.primary(['user_id', 'cycle_id', 'role_id']);
  });
  await createTable(db, 'audit_log', (table) => {
    table.increments('id');
    table.datetime('at').notNullable();
    // Without foreign keys: entries outlive their subjects.
    table.integer('actor_id').unsigned().nullable();
    table.string('actor_role', 20).nullable();
    table.string('action', 60).notNullable();
    table.string('subject_type', 20).notNullable();
    table.integer('subject_id').unsigned().nullable();
    table.string('subject_label', 300).notNullable();
    exact(db, table.string('search_key', 600)).notNullable();
    table.text('before').nullable();
    table.text('after').nullable();
    table.index(['action', 'id'], 'audit_action');
    table.index(['subject_type', 'subject_id', 'id'], 'audit_subject');
    table.index(['actor_id', 'id'], 'audit_actor');
    table.index(['at', 'id'], 'audit_at');
  });
});
