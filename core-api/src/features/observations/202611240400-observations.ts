import { createTable, exact, migration, timestamps } from '../../migrations/kit';

/** Observation guides, who may be observed, and observations (OBS-01 to OBS-05). */
export const observationsTables = migration('202611240400-observations', async (db) => {
  await createTable(db, 'observation_guides', (table) => {
    table.increments('id');
    exact(db, table.string('code', 60)).notNullable();
    table.integer('version').notNullable();
    table.integer('level_id').unsigned().notNullable().references('levels.id');
    table.string('name_es', 200).notNullable();
    table.string('name_en', 200).nullable();
    // draft, published, retired
    exact(db, table.string('status', 12)).notNullable();
    timestamps(table);
    table.unique(['code', 'version'], { indexName: 'observation_guides_code_version' });
    table.index(['level_id', 'status'], 'observation_guides_by_level');
  });
  await createTable(db, 'observation_sections', (table) => {
    table.increments('id');
    table.integer('guide_id').unsigned().notNullable().references('observation_guides.id');
    table.integer('order').notNullable();
    table.string('title_es', 200).notNullable();
    table.string('title_en', 200).nullable();
    table.unique(['guide_id', 'order'], { indexName: 'observation_sections_in_order' });
  });
  await createTable(db, 'observation_questions', (table) => {
    table.increments('id');
    table.integer('guide_id').unsigned().notNullable().references('observation_guides.id');
    table.integer('section_id').unsigned().notNullable().references('observation_sections.id');
    // Within its guide.
    table.integer('order').notNullable();
    // The same in every version of the guide.
    exact(db, table.string('indicator', 60)).notNullable();
    table.string('question_es', 500).notNullable();
    table.string('question_en', 500).nullable();
    table.unique(['guide_id', 'order'], { indexName: 'observation_questions_in_order' });
    table.unique(['guide_id', 'indicator'], { indexName: 'observation_questions_indicator' });
  });
  await createTable(db, 'professor_observables', (table) => {
    table.increments('id');
    table.integer('user_id').unsigned().notNullable().references('users.id');
    table.integer('school_id').unsigned().notNullable().references('schools.id');
    table.integer('cycle_id').unsigned().notNullable().references('school_cycles.id');
    table.boolean('observable').notNullable();
    table.integer('changed_by').unsigned().nullable().references('users.id');
    table.datetime('changed_at').notNullable();
    table.unique(['user_id', 'school_id', 'cycle_id'], { indexName: 'professor_observables_once' });
  });
  await createTable(db, 'observations', (table) => {
    table.increments('id');
    exact(db, table.string('client_id', 36)).notNullable().unique({ indexName: 'observations_client_id' });
    table.integer('guide_id').unsigned().notNullable().references('observation_guides.id');
    table.integer('professor_id').unsigned().notNullable().references('users.id');
    table.integer('observer_id').unsigned().notNullable().references('users.id');
    table.integer('school_id').unsigned().notNullable().references('schools.id');
    table.integer('level_id').unsigned().notNullable().references('levels.id');
    table.integer('cycle_id').unsigned().notNullable().references('school_cycles.id');
    table.datetime('observed_at').notNullable();
    table.datetime('received_at').notNullable();
    table.text('finalObservations').notNullable();
    exact(db, table.string('language', 2)).notNullable();
    table.integer('replaces_id').unsigned().nullable().references('observations.id');
    table.datetime('seen_at').nullable();
    table.text('teacher_reply').nullable();
    table.unique(['replaces_id'], { indexName: 'observations_replaces_id' });
    table.index(['school_id', 'id'], 'observations_listed_by_id');
    table.index(['school_id', 'observed_at', 'id'], 'observations_listed_by_time');
    table.index(['school_id', 'professor_id', 'observed_at'], 'observations_of_professor');
    table.index(['school_id', 'guide_id', 'observed_at'], 'observations_of_guide');
  });
  await createTable(db, 'observation_answers', (table) => {
    table.integer('observation_id').unsigned().notNullable().references('observations.id');
    table.integer('question_id').unsigned().notNullable().references('observation_questions.id');
    // yes, no, na
    exact(db, table.string('response', 3)).notNullable();
    table.text('comment').notNullable();
    table.primary(['observation_id', 'question_id']);
  });
  await createTable(db, 'observation_drafts', (table) => {
    table.increments('id');
    table.integer('observer_id').unsigned().notNullable().references('users.id');
    table.integer('professor_id').unsigned().notNullable().references('users.id');
    table.integer('guide_id').unsigned().notNullable().references('observation_guides.id');
    table.integer('school_id').unsigned().notNullable().references('schools.id');
    table.integer('level_id').unsigned().notNullable().references('levels.id');
    // JSON, up to 1 MB.
    table.text('payload', 'mediumtext').notNullable();
    table.integer('revision').notNullable().defaultTo(1);
    timestamps(table);
    table.unique(['observer_id', 'professor_id', 'guide_id'], { indexName: 'observation_drafts_once' });
  });
});
