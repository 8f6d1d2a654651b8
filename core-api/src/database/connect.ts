import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import knexPackage, { type Knex } from 'knex';
import type { DatabaseTarget } from '../config';
import { migrationSource } from '../migrations';
import { holdAloneOnFullDisk, isStillRight } from './sqlite-full-disk';
import { limitStatements, STATEMENT_SECONDS, type MysqlConnection } from './mysql-statements';
import { keepCompiled, type SqliteConnection } from './sqlite-statements';
import { retrying } from './transactions';

const { knex } = knexPackage;

type Done<C> = (error: Error | null, connection: C) => void;

/** Rows wait this long for a connection before the caller is told 503. */
const ACQUIRE_TIMEOUT_MS = 3000;
/** The same for what may take its time. */
const PATIENT_TIMEOUT_MS = 60_000;

/** Prepared statements per connection. A list is another statement with each combination of its filters. */
const PREPARED_MAX = 200;

/** A row that somebody else holds is waited for this long; then the transaction is tried again. */
const LOCK_SECONDS = 5;

interface ConnectOptions {
  /** For migrations and tests: a change of a big table may take its time, and so may a busy host. */
  patient?: boolean;
}

/** Opens the database. Date-times are UTC text in both dialects; no JavaScript Date ever reaches Knex (law 7). */
export function connect(target: DatabaseTarget, { patient = false }: ConnectOptions = {}): Knex {
  const migrations = { migrationSource, tableName: 'knex_migrations' };
  const connection = target.dialect === 'sqlite' ? sqlite(target.filename) : mysql(target.uri, patient);
  // An error names its statement, but never the values in it: errors are logged (T14).
  const options = { compileSqlOnError: false, acquireConnectionTimeout: waitOf(patient) };
  return retrying(knex({ ...connection, migrations, ...options }));
}

const waitOf = (patient: boolean) => (patient ? PATIENT_TIMEOUT_MS : ACQUIRE_TIMEOUT_MS);

function sqlite(filename: string): Knex.Config {
  const isFile = filename !== ':memory:';
  if (isFile) mkdirSync(dirname(filename), { recursive: true });
  return {
    client: 'better-sqlite3',
    connection: { filename },
    useNullAsDefault: true,
    pool: {
      min: 1,
      max: 1,
      validate: (connection: SqliteConnection) => !isFile || isStillRight(filename, connection),
      afterCreate: (connection: SqliteConnection, done: Done<SqliteConnection>) => {
        if (isFile) holdAloneOnFullDisk(filename, connection);
        connection.pragma('foreign_keys = ON');
        connection.pragma('journal_mode = WAL');
        connection.pragma('synchronous = FULL');
        connection.pragma('busy_timeout = 5000');
        keepCompiled(connection);
        done(null, connection);
      },
    },
  };
}

/** Strict on every connection: MariaDB's own default would truncate texts and take 0000-00-00 for a date. */
const SQL_MODE = 'STRICT_ALL_TABLES,NO_ZERO_DATE,NO_ZERO_IN_DATE,ONLY_FULL_GROUP_BY,NO_ENGINE_SUBSTITUTION';

function mysql(uri: string, patient: boolean): Knex.Config {
  return {
    client: 'mysql2',
    // Knex's type knows no `uri`, which mysql2 reads; the options beside it are mysql2's own.
    connection: {
      uri,
      timezone: 'Z',
      dateStrings: true,
      supportBigNumbers: true,
      charset: 'utf8mb4',
      connectTimeout: waitOf(patient),
      maxPreparedStatements: PREPARED_MAX,
    } as Knex.MySql2ConnectionConfig,
    pool: {
      min: 0,
      max: 10,
      afterCreate: (connection: MysqlConnection, done: Done<MysqlConnection>) => {
        limitStatements(connection, { patient });
        inTurn(connection, settings(patient)).then(
          () => done(null, connection),
          (error: unknown) => done(error as Error, connection),
        );
      },
    },
  };
}

/**
 * What every connection begins with. Each statement reads what is committed by then: the guard of `revision` decides who
 * was first, and the loser is shown the record as it is now. MariaDB alone reads what stands in the M! comment.
 */
const settings = (patient: boolean): readonly string[] => [
  `SET time_zone = '+00:00', sql_mode = '${SQL_MODE}', innodb_lock_wait_timeout = ${LOCK_SECONDS}`,
  'SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED',
  ...(patient ? [] : [`/*M! SET max_statement_time = ${STATEMENT_SECONDS} */`]),
];

async function inTurn(connection: MysqlConnection, statements: readonly string[]): Promise<void> {
  for (const statement of statements) {
    await new Promise<void>((resolve, reject) => {
      connection.query(statement, (error: Error | null) => (error ? reject(error) : resolve()));
    });
  }
}
