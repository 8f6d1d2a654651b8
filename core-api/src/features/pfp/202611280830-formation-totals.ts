import { createTable, migration } from '../../migrations/kit';

/**
 * How many people have consulted what is expected of them: of each school the sum over its plans, so that a network is a
 * sum of rows; by plan once the figures of the school are final (PFP-01, STA-03; decision 0055).
 */
export const formationTotals = migration('202611280830-formation-totals', async (db) => {
  await createTable(db, 'formation_school_totals', (table) => {
    table.integer('cycle_id').unsigned().notNullable().references('school_cycles.id');
    table.integer('school_id').unsigned().notNullable().references('schools.id');
    table.integer('expected').notNullable().defaultTo(0);
    table.integer('consulted').notNullable().defaultTo(0);
    // Whether the school is active in the cycle (STA-03), so that its figures are in those of the network.
    table.boolean('active').notNullable().defaultTo(false);
    // Null until the people of the school are counted.
    table.datetime('counted_at').nullable();
    table.datetime('frozen_at').nullable();
    table.primary(['cycle_id', 'school_id']);
  });
  await createTable(db, 'formation_totals', (table) => {
    table.integer('cycle_id').unsigned().notNullable().references('school_cycles.id');
    table.integer('school_id').unsigned().notNullable().references('schools.id');
    table.integer('plan_id').unsigned().notNullable().references('formation_plans.id');
    table.integer('expected').notNullable();
    table.integer('consulted').notNullable();
    table.primary(['cycle_id', 'school_id', 'plan_id']);
  });
});
