import type { Knex } from 'knex';

/** People who are purged. */
export interface Forgotten {
  ids: readonly number[];
  /** Every address that they had. */
  addresses: readonly string[];
}

/** Takes purged people out of a room's tables, in the purge's own transaction (T20). */
export type Forget = (trx: Knex.Transaction, people: Forgotten) => Promise<void>;

/** The addresses of some people that a room still holds beside their present one. */
export type FormerAddresses = (trx: Knex.Transaction, ids: readonly number[]) => Promise<readonly string[]>;
