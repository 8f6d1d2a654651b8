import type { Knex } from 'knex';
import type { SessionSurveyRow } from './session-surveys.tables';

/** The answers about a session. The caller must have checked that the session may be read. */
export const answersOf = (db: Knex, conference_id: number): PromiseLike<SessionSurveyRow | undefined> =>
  db('session_surveys').where({ conference_id }).first<SessionSurveyRow | undefined>();
