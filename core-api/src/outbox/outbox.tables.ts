import type { Table } from '../database/table';
import type { Lane } from './lanes';

/** Something to be done after a change. `next_at` is null once it was done, or given up. */
export interface OutboxTableRow {
  id: number;
  kind: string;
  lane: Lane;
  /** JSON. */
  payload: string;
  attempts: number;
  next_at: string | null;
  locked_until: string | null;
  locked_by: string | null;
  done_at: string | null;
  last_error: string | null;
  /** When the single-use link of its letter was issued; null without one. */
  link_issued_at: string | null;
  created_at: string;
}

declare module 'knex/types/tables' {
  interface Tables {
    outbox: Table<OutboxTableRow, 'id' | 'lane' | 'attempts'>;
  }
}
