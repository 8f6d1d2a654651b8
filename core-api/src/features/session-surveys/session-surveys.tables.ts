import type { Table } from '../../database/table';

/** What the petitioner of a session answered: scales of 1 to 5, a recommendation of 0 to 10. The instant is UTC. */
export interface SessionSurveyRow {
  id: number;
  conference_id: number;
  punctuality: number;
  mastery: number;
  clarity: number;
  usefulness: number;
  recommend: number;
  comment: string;
  created_at: string;
}

declare module 'knex/types/tables' {
  interface Tables {
    session_surveys: Table<SessionSurveyRow, 'id'>;
  }
}
