import type { Knex } from 'knex';

/** People to purge. */
export interface Forgotten {
  ids: readonly number[];
  /** Every address that they had. */
  addresses: readonly string[];
}

/** Removes purged people from a room's tables, in the purge's transaction (T20). */
export type Forget = (trx: Knex.Transaction, people: Forgotten) => Promise<void>;

/** Earlier addresses of people that a room stores. */
export type FormerAddresses = (trx: Knex.Transaction, ids: readonly number[]) => Promise<readonly string[]>;
