import { createTable, exact, migration, timestamps } from '../../migrations/kit';

/** Central activities with their reasons, and the schools' plans of them (ACT-04, PFI-01). */
export const centralActivitiesTables = migration('202611251910-central-activities', async (db) => {
  await createTable(db, 'central_activities', (table) => {
    table.increments('id');
    table.integer('cycle_id').unsigned().notNullable().references('school_cycles.id');
    exact(db, table.string('code', 60)).notNullable();
    table.string('title_es', 200).notNullable();
    table.string('title_en', 200).nullable();
    table.text('description_es').notNullable();
    table.text('description_en').nullable();
    table.date('window_start').notNullable();
    table.date('window_end').notNullable();
    // JSON lists of keys; empty means everybody.
    table.string('levels', 200).notNullable();
    table.string('roles', 200).notNullable();
    table.integer('survey_id').unsigned().nullable().references('surveys.id');
    table.boolean('gives_proof').notNullable();
    // Tenths of an hour.
    table.integer('tenths').notNullable();
    table.integer('order').notNullable();
    table.boolean('active').notNullable();
    table.integer('revision').notNullable().defaultTo(1);
    timestamps(table);
    table.unique(['cycle_id', 'code'], { indexName: 'central_activities_code' });
    table.index(['cycle_id', 'order'], 'central_activities_in_order');
  });
  await createTable(db, 'central_activity_reasons', (table) => {
    table.increments('id');
    table
      .integer('central_activity_id')
      .unsigned()
      .notNullable()
      .references('central_activities.id')
      .onDelete('CASCADE');
    table.integer('order').notNullable();
    table.string('reason_es', 500).notNullable();
    table.string('reason_en', 500).nullable();
    table.unique(['central_activity_id', 'order'], { indexName: 'central_activity_reasons_in_order' });
  });
  await createTable(db, 'pfi_plans', (table) => {
    table.increments('id');
    table.integer('school_id').unsigned().notNullable().references('schools.id');
    table.integer('cycle_id').unsigned().notNullable().references('school_cycles.id');
    timestamps(table);
    table.unique(['school_id', 'cycle_id'], { indexName: 'pfi_plans_once' });
  });
  await createTable(db, 'pfi_activities', (table) => {
    table.increments('id');
    table.integer('pfi_plan_id').unsigned().notNullable().references('pfi_plans.id');
    table.integer('central_activity_id').unsigned().notNullable().references('central_activities.id');
    table.integer('agenda_activity_id').unsigned().nullable().references('agenda_activities.id');
    // The survey at its start: what people answer does not change its version.
    table.integer('survey_id').unsigned().nullable().references('surveys.id');
    table.unique(['pfi_plan_id', 'central_activity_id'], { indexName: 'pfi_activities_once' });
    table.unique(['agenda_activity_id'], { indexName: 'pfi_activities_item' });
  });
});
