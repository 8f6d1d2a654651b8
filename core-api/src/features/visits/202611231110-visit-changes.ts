import { createTable, migration } from '../../migrations/kit';

/** What changed in a published visit: field, before, after, who and when (VIS-05). */
export const visitChanges = migration('202611231110-visit-changes', async (db) => {
  await createTable(db, 'visit_changes', (table) => {
    table.increments('id');
    table.integer('school_visit_id').unsigned().notNullable().references('school_visits.id').onDelete('CASCADE');
    table.string('field', 20).notNullable();
    table.integer('axis_id').unsigned().nullable().references('school_visit_axes.id');
    table.text('before').notNullable();
    table.text('after').notNullable();
    table.integer('user_id').unsigned().notNullable().references('users.id');
    table.datetime('created_at').notNullable();
    // The detail reads the newest changes of one visit.
    table.index(['school_visit_id', 'id']);
  });
});
