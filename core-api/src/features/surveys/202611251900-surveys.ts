import { createTable, exact, migration, timestamps } from '../../migrations/kit';

/** Surveys, what people answer, and the totals of it (SUR-01, SUR-02, ACT-05; decision 0049). */
export const surveysTables = migration('202611251900-surveys', async (db) => {
  await createTable(db, 'surveys', (table) => {
    table.increments('id');
    exact(db, table.string('code', 60)).notNullable();
    table.integer('version').notNullable();
    // activity, conference, upgraded
    exact(db, table.string('kind', 12)).notNullable();
    table.string('title_es', 200).notNullable();
    table.string('title_en', 200).nullable();
    table.text('instructions_es').notNullable();
    table.text('instructions_en').nullable();
    table.boolean('anonymous').notNullable();
    // published, retired
    exact(db, table.string('status', 12)).notNullable();
    timestamps(table);
    table.unique(['code', 'version'], { indexName: 'surveys_code_version' });
    table.index(['status', 'code'], 'surveys_by_status');
  });
  await createTable(db, 'survey_questions', (table) => {
    table.increments('id');
    table.integer('survey_id').unsigned().notNullable().references('surveys.id');
    table.integer('order').notNullable();
    // quadrant, scale, nps, text
    exact(db, table.string('type', 12)).notNullable();
    table.boolean('required').notNullable();
    table.string('question_es', 500).notNullable();
    table.string('question_en', 500).nullable();
    table.unique(['survey_id', 'order'], { indexName: 'survey_questions_in_order' });
  });
  await createTable(db, 'survey_options', (table) => {
    table.increments('id');
    table.integer('question_id').unsigned().notNullable().references('survey_questions.id');
    table.integer('order').notNullable();
    table.string('display_es', 300).notNullable();
    table.string('display_en', 300).nullable();
    table.integer('value').notNullable();
    // Of a quadrant question: 1 to 5.
    table.integer('quadrant').nullable();
    exact(db, table.string('color', 7)).nullable();
    table.unique(['question_id', 'order'], { indexName: 'survey_options_in_order' });
  });
  await createTable(db, 'survey_submissions', (table) => {
    table.increments('id');
    table.integer('survey_id').unsigned().notNullable().references('surveys.id');
    // Null once an anonymous survey is finished, and after a purge.
    table.integer('user_id').unsigned().nullable().references('users.id');
    // activity
    exact(db, table.string('subject_type', 12)).notNullable();
    table.integer('subject_id').unsigned().notNullable();
    table.integer('school_id').unsigned().notNullable().references('schools.id');
    exact(db, table.string('language', 2)).notNullable();
    table.datetime('started_at').notNullable();
    table.datetime('finished_at').nullable();
    table.integer('revision').notNullable().defaultTo(1);
    table.unique(['survey_id', 'user_id', 'subject_type', 'subject_id'], { indexName: 'survey_submissions_once' });
    table.index(['subject_type', 'subject_id', 'survey_id', 'finished_at'], 'survey_submissions_of_subject');
    table.index(['user_id', 'finished_at'], 'survey_submissions_of_person');
  });
  await createTable(db, 'survey_answers', (table) => {
    table.integer('submission_id').unsigned().notNullable().references('survey_submissions.id').onDelete('CASCADE');
    table.integer('question_id').unsigned().notNullable().references('survey_questions.id');
    table.integer('option_id').unsigned().nullable().references('survey_options.id');
    table.integer('number').nullable();
    table.text('text').nullable();
    table.primary(['submission_id', 'question_id']);
  });
  // Without an id: the order in which people finished is kept nowhere.
  await createTable(db, 'survey_participants', (table) => {
    table.integer('survey_id').unsigned().notNullable().references('surveys.id');
    exact(db, table.string('subject_type', 12)).notNullable();
    table.integer('subject_id').unsigned().notNullable();
    table.integer('user_id').unsigned().notNullable().references('users.id');
    table.primary(['survey_id', 'subject_type', 'subject_id', 'user_id']);
    table.index(['user_id', 'subject_type', 'subject_id'], 'survey_participants_of_person');
  });
  await createTable(db, 'survey_counts', (table) => {
    exact(db, table.string('subject_type', 12)).notNullable();
    table.integer('subject_id').unsigned().notNullable();
    table.integer('survey_id').unsigned().notNullable().references('surveys.id');
    table.integer('answered').notNullable();
    // Answered at the last step of the cycle's smallest group.
    table.integer('stepped').notNullable();
    table.primary(['subject_type', 'subject_id', 'survey_id']);
  });
  await createTable(db, 'survey_totals', (table) => {
    exact(db, table.string('subject_type', 12)).notNullable();
    table.integer('subject_id').unsigned().notNullable();
    table.integer('question_id').unsigned().notNullable().references('survey_questions.id');
    // Quadrant, point of the scale, or 0 to 10.
    table.integer('value').notNullable();
    table.integer('count').notNullable();
    table.integer('stepped').notNullable();
    table.primary(['subject_type', 'subject_id', 'question_id', 'value']);
  });
});
