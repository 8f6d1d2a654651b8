import { addIndex, createTable, migration } from '../../migrations/kit';

/** Handovers and their schools, so that they can be undone. */
export const handovers = migration('202611232345-handovers', async (db) => {
  await createTable(db, 'hierarchy_handovers', (table) => {
    table.increments('id');
    table.integer('cycle_id').unsigned().notNullable().references('school_cycles.id');
    table.string('role', 20).notNullable();
    table.integer('from_id').unsigned().notNullable().references('users.id');
    table.string('batch_id', 36).notNullable();
    table.integer('made_by').unsigned().notNullable().references('users.id');
    table.datetime('made_at').notNullable();
    table.integer('undone_by').unsigned().nullable().references('users.id');
    table.datetime('undone_at').nullable();
  });
  await addIndex(db, 'hierarchy_handovers', 'handovers_by_time', ['made_at', 'id']);
  await createTable(db, 'hierarchy_handover_schools', (table) => {
    table.integer('handover_id').unsigned().notNullable().references('hierarchy_handovers.id');
    table.integer('school_id').unsigned().notNullable().references('schools.id');
    table.string('place', 15).notNullable();
    table.integer('to_id').unsigned().notNullable().references('users.id');
    table.integer('revision').unsigned().notNullable();
    table.text('work').notNullable();
    table.boolean('returned').notNullable().defaultTo(false);
    table.primary(['handover_id', 'school_id']);
  });
});
