import type { Knex } from 'knex';
import type { DatabaseTarget } from '../config';
import { syncCatalogue } from './catalogue';
import { connect } from './connect';
import { isMysql } from './dialect';

/** How long a start waits for the migrations of another. */
const LOCK_SECONDS = 60;

/** Migrates over a connection of its own, whose statements may take as long as they need. */
export async function migrateAt(target: DatabaseTarget): Promise<readonly string[]> {
  const db = connect(target, { patient: true });
  try {
    return await migrate(db);
  } finally {
    await db.destroy();
  }
}

/** Brings the schema and the closed lists up to date. Re-runnable: a run that was killed is simply run again. */
export async function migrate(db: Knex): Promise<readonly string[]> {
  return isMysql(db) ? alone(db, () => run(db, { unlock: true })) : run(db, { unlock: false });
}

async function run(db: Knex, { unlock }: { unlock: boolean }): Promise<readonly string[]> {
  // Whoever holds the server's lock knows that nobody migrates: a lock row that is still set is of a process that died.
  if (unlock) await db.migrate.forceFreeMigrationsLock();
  const [, applied] = (await db.migrate.latest()) as [number, string[]];
  await syncCatalogue(db);
  return applied;
}

/**
 * Holds a lock of the database server meanwhile, one per database, which the server itself frees when its holder dies
 * (F18). SQLite needs none: a migration there is one transaction, and the next run undoes what a killed one began.
 */
async function alone<T>(db: Knex, work: () => Promise<T>): Promise<T> {
  const client = db.client as Knex.Client;
  const connection: unknown = await client.acquireConnection();
  const ask = async (sql: string): Promise<unknown> => {
    const [[row]] = (await db.raw(sql).connection(connection as Knex.Config)) as [[{ got: unknown }?]];
    return row?.got;
  };
  try {
    if ((await ask(`select get_lock(concat(database(), '.migrations'), ${LOCK_SECONDS}) as got`)) !== 1)
      throw new Error('Another process is migrating this database. Start again when it has finished.');
    try {
      return await work();
    } finally {
      await ask("select release_lock(concat(database(), '.migrations')) as got");
    }
  } finally {
    await client.releaseConnection(connection);
  }
}

/** Whether every migration that this build knows has been applied. */
export async function isMigrated(db: Knex): Promise<boolean> {
  const [, pending] = (await db.migrate.list()) as [unknown[], unknown[]];
  return pending.length === 0;
}
