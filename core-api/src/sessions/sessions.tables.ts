import type { Table } from '../database/table';

/** Sessions of a person have ended. */
export interface SessionEndRow {
  id: number;
  user_id: number;
  at: string;
}

declare module 'knex/types/tables' {
  interface Tables {
    session_ends: Table<SessionEndRow, 'id'>;
  }
}
