import type { Knex } from 'knex';

/** What a cycle is prepared from: itself, and the cycle before it. */
export interface Heritage {
  cycle: { id: number; start_at: string; end_at: string };
  /** The latest prepared cycle that starts before it; null for the first. */
  from: { id: number; start_at: string; period: string } | null;
  /** The platform's day. */
  today: string;
  /** Now, UTC. */
  at: string;
}

/**
 * How a room copies its rows into a cycle that is prepared: in the transaction of the preparation, set-based, and only
 * rows that are not there yet. Rooms declare it as `inherits` (decision 0033).
 */
export type Inherits = (trx: Knex.Transaction, heritage: Heritage) => Promise<void>;
