import { createTable, exact, migration, timestamps } from '../../migrations/kit';

/** The action plan of a school, what is written of it, and the coaches' activities (PAI-01, PAI-02; decision 0053). */
export const paiTables = migration('202611260900-pai', async (db) => {
  await createTable(db, 'coach_pai_catalog', (table) => {
    table.increments('id');
    exact(db, table.string('activity_code', 60)).notNullable();
    table.string('activity_es', 500).notNullable();
    table.string('activity_en', 500).nullable();
    exact(db, table.string('theme', 40)).notNullable();
    table.boolean('active').notNullable().defaultTo(true);
    timestamps(table);
    table.unique(['activity_code'], { indexName: 'coach_pai_catalog_code' });
    table.index(['theme', 'activity_code'], 'coach_pai_catalog_of_theme');
  });
  await createTable(db, 'pai_plans', (table) => {
    table.increments('id');
    table.integer('school_id').unsigned().notNullable().references('schools.id');
    table.integer('cycle_id').unsigned().notNullable().references('school_cycles.id');
    // When its form was first opened, which fixed its tabs.
    table.datetime('opened_at').nullable();
    // When its leaders were told that it may be established.
    table.datetime('announced_at').nullable();
    table.datetime('established_at').nullable();
    table.integer('established_by').unsigned().nullable().references('users.id');
    table.unique(['school_id', 'cycle_id'], { indexName: 'pai_plans_once' });
    table.index(['cycle_id', 'established_at'], 'pai_plans_of_cycle');
  });
  await createTable(db, 'pai_tabs', (table) => {
    table.integer('plan_id').unsigned().notNullable().references('pai_plans.id').onDelete('CASCADE');
    table.integer('question_id').unsigned().notNullable().references('dpi_questions.id');
    table.boolean('is_mandatory').notNullable();
    table.primary(['plan_id', 'question_id']);
  });
  await createTable(db, 'pai_drafts', (table) => {
    table.increments('id');
    table.integer('school_id').unsigned().notNullable().references('schools.id');
    table.integer('cycle_id').unsigned().notNullable().references('school_cycles.id');
    table.integer('question_id').unsigned().notNullable().references('dpi_questions.id');
    planTexts(table);
    table.integer('coach_pai_id').unsigned().nullable().references('coach_pai_catalog.id');
    // The school's wall clock.
    table.date('date').nullable();
    table.string('time', 5).nullable();
    table.date('coach_date').nullable();
    table.string('coach_time', 5).nullable();
    table.integer('revision').notNullable().defaultTo(1);
    table.integer('updated_by').unsigned().nullable().references('users.id');
    timestamps(table);
    table.unique(['school_id', 'cycle_id', 'question_id'], { indexName: 'pai_drafts_once' });
  });
  await createTable(db, 'pai_items', (table) => {
    table.increments('id');
    table.integer('plan_id').unsigned().notNullable().references('pai_plans.id');
    table.integer('question_id').unsigned().notNullable().references('dpi_questions.id');
    planTexts(table);
    table.integer('coach_pai_id').unsigned().notNullable().references('coach_pai_catalog.id');
    // Null only inside the transaction that establishes. Dates and status are those of these rows.
    table.integer('school_agenda_id').unsigned().nullable().references('agenda_activities.id');
    table.integer('coach_agenda_id').unsigned().nullable().references('agenda_activities.id');
    table.integer('revision').notNullable().defaultTo(1);
    table.integer('updated_by').unsigned().nullable().references('users.id');
    timestamps(table);
    table.unique(['plan_id', 'question_id'], { indexName: 'pai_items_once' });
    table.unique(['school_agenda_id'], { indexName: 'pai_items_of_school' });
    table.unique(['coach_agenda_id'], { indexName: 'pai_items_of_coach' });
  });
});

type Builder = Parameters<Parameters<typeof createTable>[2]>[0];

/** The eight texts of a tab. */
function planTexts(table: Builder): void {
  table.text('activity').notNullable();
  table.text('objectives').notNullable();
  table.text('indicators').notNullable();
  table.text('strategy').notNullable();
  table.text('responsables').notNullable();
  table.text('financial_resources').notNullable();
  table.text('material_resources').notNullable();
  table.text('human_resources').notNullable();
}
