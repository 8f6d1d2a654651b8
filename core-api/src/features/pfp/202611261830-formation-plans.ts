import { createTable, exact, migration, timestamps } from '../../migrations/kit';

/** Formation plans of a cycle, their contents, and who has consulted them (PFP-01; decision 0055). */
export const formationPlans = migration('202611261830-formation-plans', async (db) => {
  await createTable(db, 'formation_plans', (table) => {
    table.increments('id');
    table.integer('cycle_id').unsigned().notNullable().references('school_cycles.id');
    exact(db, table.string('key', 60)).notNullable();
    table.string('name_es', 200).notNullable();
    table.string('name_en', 200).nullable();
    table.text('description_es').notNullable();
    table.text('description_en').nullable();
    // JSON lists; empty means everybody of a school.
    table.text('levels').notNullable();
    table.text('roles').notNullable();
    // Tenths of an hour.
    table.integer('tenths').notNullable();
    table.integer('order').notNullable();
    table.boolean('active').notNullable().defaultTo(true);
    // Null while it is being written.
    table.datetime('published_at').nullable();
    table.integer('revision').notNullable().defaultTo(1);
    timestamps(table);
    table.unique(['cycle_id', 'key'], { indexName: 'formation_plans_key' });
    table.index(['cycle_id', 'order', 'id'], 'formation_plans_in_order');
  });
  await createTable(db, 'formation_contents', (table) => {
    table.increments('id');
    table.integer('plan_id').unsigned().notNullable().references('formation_plans.id');
    table.string('kind', 10).notNullable();
    exact(db, table.string('mime_type', 100)).notNullable();
    table.string('name', 200).notNullable();
    exact(db, table.string('file_key', 32)).nullable();
    exact(db, table.string('url', 1000)).nullable();
    table.bigInteger('size').nullable();
    table.integer('pages').nullable();
    table.integer('duration_seconds').nullable();
    exact(db, table.string('captions_key', 32)).nullable();
    table.boolean('required').notNullable().defaultTo(false);
    table.integer('order').notNullable();
    table.integer('revision').notNullable().defaultTo(1);
    timestamps(table);
    table.index(['plan_id', 'order', 'id'], 'formation_contents_in_order');
    table.index(['file_key'], 'formation_contents_file');
  });
  await createTable(db, 'formation_plan_items', (table) => {
    table.increments('id');
    table.integer('user_id').unsigned().notNullable().references('users.id');
    table.integer('plan_id').unsigned().notNullable().references('formation_plans.id');
    table.integer('cycle_id').unsigned().notNullable().references('school_cycles.id');
    table.boolean('consulted').notNullable().defaultTo(false);
    table.datetime('consulted_at').nullable();
    // The school of the person then.
    table.integer('school_id').unsigned().nullable().references('schools.id');
    table.unique(['user_id', 'plan_id', 'cycle_id'], { indexName: 'formation_plan_items_once' });
    table.index(['school_id', 'plan_id', 'consulted'], 'formation_plan_items_of_school');
  });
});
