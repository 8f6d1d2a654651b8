import type { Knex } from 'knex';
import type { DatabaseTarget } from '../config';
import { syncCatalogue } from './catalogue';
import { connect } from './connect';
import { isMysql } from './dialect';

/** How many seconds a start waits for another process that is migrating. */
const LOCK_SECONDS = 60;

/** Migrates over a separate connection without statement time-outs. */
export async function migrateAt(target: DatabaseTarget): Promise<readonly string[]> {
  const db = connect(target, { patient: true });
  try {
    return await migrate(db);
  } finally {
    await db.destroy();
  }
}

/** Migrates the schema and the catalogues. A killed run is repeated by running it again. */
export async function migrate(db: Knex): Promise<readonly string[]> {
  return isMysql(db) ? alone(db, () => run(db, { unlock: true })) : run(db, { unlock: false });
}

async function run(db: Knex, { unlock }: { unlock: boolean }): Promise<readonly string[]> {
  const applied = (await isMigrated(db)) ? [] : await latest(db, { unlock });
  await syncCatalogue(db);
  return applied;
}

/** Applies what is pending. Even where that is nothing it would write, which a full disk refuses. */
async function latest(db: Knex, { unlock }: { unlock: boolean }): Promise<readonly string[]> {
  // The server's lock is held, so nobody else migrates: a lock row that is still set belongs to a dead process.
  if (unlock) await db.migrate.forceFreeMigrationsLock();
  const [, applied] = (await db.migrate.latest()) as [number, string[]];
  return applied;
}

/**
 * Runs the work under a lock of the database server, one per database. The server releases it when its holder dies
 * (F18). SQLite needs none: a migration is one transaction there, which is rolled back after a kill.
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

/** Whether every migration of this build is applied. */
export async function isMigrated(db: Knex): Promise<boolean> {
  const [, pending] = (await db.migrate.list()) as [unknown[], unknown[]];
  return pending.length === 0;
}
