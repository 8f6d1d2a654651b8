import { AsyncLocalStorage } from 'node:async_hooks';
import type { Knex } from 'knex';

/** A query waits this long for the transaction that it was sent in; then nothing will end that transaction. */
const PATIENCE_MS = 10_000;

/** What Knex has and its types do not name. */
interface Client {
  acquireConnection(): Promise<unknown>;
}
interface Open {
  ended: Promise<void>;
  isOpen: boolean;
}

/**
 * The same database, where what a transaction's work does has one connection, as on SQLite. A query without `trx` waits
 * for the transaction, which waits for the query: it fails after `patience` ms and says so (law 5). On MariaDB it would
 * run on another connection, outside the transaction, and nothing would tell.
 */
export function withOneConnection(db: Knex, patience = PATIENCE_MS): Knex {
  const around = new AsyncLocalStorage<Open>();
  const plain = db.transaction.bind(db) as (work: unknown, config?: Knex.TransactionConfig) => Promise<unknown>;
  const transaction = (work: unknown, config?: Knex.TransactionConfig) => {
    if (typeof work !== 'function') return plain(work, config);
    const noted = (trx: Knex.Transaction) => {
      const open: Open = {
        isOpen: true,
        ended: trx.executionPromise.then(
          () => undefined,
          () => undefined,
        ),
      };
      void open.ended.then(() => (open.isOpen = false));
      return around.run(open, () => (work as (trx: Knex.Transaction) => unknown)(trx));
    };
    return plain(noted, config);
  };
  Object.defineProperty(db, 'transaction', { value: transaction });

  const client = db.client as Client;
  const acquire = client.acquireConnection.bind(client);
  client.acquireConnection = async () => {
    const open = around.getStore();
    if (open?.isOpen === true) await within(patience, open.ended);
    return acquire();
  };
  return db;
}

async function within(ms: number, ended: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('A query outside the open transaction: it takes `trx` (law 5)')), ms);
  });
  await Promise.race([ended, tooLong]).finally(() => clearTimeout(timer));
}
