import { createTable, migration } from '../../migrations/kit';

const SCALES = ['punctuality', 'mastery', 'clarity', 'usefulness'] as const;

/** What petitioners answered about finished sessions (VC-05; decision 0068). One row a session. */
export const sessionSurveysTable = migration('202611282210-session-surveys', (db) =>
  createTable(db, 'session_surveys', (table) => {
    table.increments('id');
    table.integer('conference_id').unsigned().notNullable().references('conferences.id').onDelete('CASCADE');
    for (const scale of SCALES) table.integer(scale).notNullable();
    table.integer('recommend').notNullable();
    table.text('comment').notNullable();
    table.datetime('created_at').notNullable();
    table.unique(['conference_id'], { indexName: 'session_surveys_of_conference' });
    table.index(['created_at'], 'session_surveys_by_time');
    for (const scale of SCALES) table.check(`${scale} between 1 and 5`, undefined, `session_surveys_${scale}`);
    table.check('recommend between 0 and 10', undefined, 'session_surveys_recommend');
  }),
);
