import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';
import { isConflict } from './db-problems';

const TRIES = 3;

/** Run as last statement of every transaction within its async context (see idempotency/idempotency.ts). */
export const beforeCommit = new AsyncLocalStorage<(trx: Knex.Transaction) => Promise<void>>();

/**
 * Does work again, three times at most, that the server rolled back in favour of another. For a single statement, or a
 * whole transaction; inside a transaction nothing can be repeated.
 */
export async function repeatingConflicts<T>(work: () => PromiseLike<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === TRIES || !isConflict(error)) throw error;
      // A random pause, so that the same two do not collide again.
      await pause(Math.random() * 50 * attempt);
    }
  }
}

/**
 * The same database, with transactions that are tried three times if the server rolls them back in favour of another:
 * after a deadlock, a lock time-out, or a row changed after it was read (F04). So their work may only write to `trx`.
 */
export function retrying(db: Knex): Knex {
  const plain = db.transaction.bind(db) as (work: unknown, config?: Knex.TransactionConfig) => Promise<unknown>;
  const transaction = async (work: unknown, config?: Knex.TransactionConfig) => {
    if (typeof work !== 'function') return plain(work, config);
    const whole = async (trx: Knex.Transaction) => {
      const result: unknown = await (work as (trx: Knex.Transaction) => unknown)(trx);
      await beforeCommit.getStore()?.(trx);
      return result;
    };
    return repeatingConflicts(() => plain(whole, config));
  };
  Object.defineProperty(db, 'transaction', { value: transaction });
  return db;
}
