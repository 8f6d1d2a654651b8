import type { Knex } from 'knex';
import type { SessionSurveyRow } from './session-surveys.tables';

/** The answers about a session. The caller must have checked that the session may be read. */
export const answersOf = (db: Knex, conference_id: number): PromiseLike<SessionSurveyRow | undefined> =>
  db('session_surveys').where({ conference_id }).first<SessionSurveyRow | undefined>();

/** Query of a session, limited to who booked it. */
export const bookedConference = (db: Knex, id: number, petitioner_id: number): Knex.QueryBuilder =>
  db('conferences').where({ petitioner_id }).where('conferences.id', id);
