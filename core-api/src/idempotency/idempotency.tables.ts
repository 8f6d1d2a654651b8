import type { Flag, Table } from '../database/table';

/** The key of a request that may be repeated, with its reply. */
export interface IdempotencyKeyRow {
  id: number;
  user_id: number;
  key: string;
  fingerprint: string;
  attempt: string;
  done: Flag;
  /** JSON. */
  reply: string | null;
  created_at: string;
  expires_at: string;
}

declare module 'knex/types/tables' {
  interface Tables {
    idempotency_keys: Table<IdempotencyKeyRow, 'id'>;
  }
}
