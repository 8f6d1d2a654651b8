import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { databaseTarget } from '../config';
import { connect } from '../database/connect';
import { migrate } from '../database/migrate';
import { emptyMysqlCopy } from './mysql-copy';
import { withOneConnection } from './one-connection';
import { ownDatabase } from './own-database';

/** A folder for one Jest run, made by scripts/jest-run-folder.mjs. Nothing in it outlives the run. */
const runFolder = process.env['TEST_RUN_FOLDER'];

/**
 * An empty, migrated database for one test file: SQLite in memory, or where TEST_DATABASE_URL names a MariaDB or MySQL, a
 * database on that server. The migrations run once per Jest run; each test file gets a copy of the result, with ids from 1.
 * On either a query outside the open transaction fails.
 */
export async function testDatabase(): Promise<Knex> {
  return withOneConnection(await emptyDatabase());
}

async function emptyDatabase(): Promise<Knex> {
  const server = process.env['TEST_DATABASE_URL'];
  if (server === undefined) return sqliteCopy();
  const own = await (runFolder === undefined ? migratedMysql(server) : emptyMysqlCopy(server, runFolder));
  const db = connect(databaseTarget(own.url), { patient: true });
  return afterDestroying(db, own.remove);
}

async function migratedMysql(server: string) {
  const own = await ownDatabase(server);
  const db = connect(databaseTarget(own.url), { patient: true });
  await migrate(db);
  await db.destroy();
  return own;
}

function afterDestroying(db: Knex, then: () => Promise<void>): Knex {
  const destroy = db.destroy.bind(db);
  Object.defineProperty(db, 'destroy', { value: () => destroy().then(then) });
  return db;
}

/** What Knex and better-sqlite3 have and Knex's types do not name. */
interface SqliteClient {
  connectionSettings: { filename: string | Buffer };
  acquireConnection(): Promise<{ serialize(): Buffer }>;
  releaseConnection(connection: unknown): Promise<void>;
}

async function sqliteCopy(): Promise<Knex> {
  const bytes = await migratedBytes();
  const db = connect({ dialect: 'sqlite', filename: ':memory:' }, { patient: true });
  // better-sqlite3 opens the bytes of a database in place of a file name; Knex connects at the first query.
  (db.client as SqliteClient).connectionSettings.filename = bytes;
  return db;
}

/** The bytes of a migrated SQLite database. Two workers that need them first both migrate; the rename is atomic. */
async function migratedBytes(): Promise<Buffer> {
  const file = runFolder === undefined ? undefined : join(runFolder, 'migrated.db');
  if (file !== undefined && existsSync(file)) return readFileSync(file);
  const db = connect({ dialect: 'sqlite', filename: ':memory:' }, { patient: true });
  await migrate(db);
  const client = db.client as SqliteClient;
  const connection = await client.acquireConnection();
  const bytes = connection.serialize();
  await client.releaseConnection(connection);
  await db.destroy();
  if (file !== undefined) {
    writeFileSync(`${file}.${process.pid}`, bytes);
    renameSync(`${file}.${process.pid}`, file);
  }
  return bytes;
}
