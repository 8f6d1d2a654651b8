import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';
import { isConflict } from './db-problems';

const TRIES = 3;

/** Runs inside every transaction of what it was set around, as its last statement (see idempotency/idempotency.ts). */
export const beforeCommit = new AsyncLocalStorage<(trx: Knex.Transaction) => Promise<void>>();

/**
 * The same database, whose transactions are tried three times when the server chose them to give way to another: a
 * deadlock, a lock waited for too long, a row changed after it was read (F04). What is inside therefore only writes to `trx`.
 */
export function retrying(db: Knex): Knex {
  const plain = db.transaction.bind(db) as (work: unknown, config?: Knex.TransactionConfig) => Promise<unknown>;
  const transaction = async (work: unknown, config?: Knex.TransactionConfig) => {
    if (typeof work !== 'function') return plain(work, config);
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await plain(async (trx: Knex.Transaction) => {
          const result: unknown = await (work as (trx: Knex.Transaction) => unknown)(trx);
          await beforeCommit.getStore()?.(trx);
          return result;
        }, config);
      } catch (error) {
        if (attempt === TRIES || !isConflict(error)) throw error;
        // Apart, so that the same two do not meet again.
        await pause(Math.random() * 50 * attempt);
      }
    }
  };
  Object.defineProperty(db, 'transaction', { value: transaction });
  return db;
}
