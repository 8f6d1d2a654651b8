import { randomBytes } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createConnection, type Connection, type RowDataPacket } from 'mysql2/promise';
import { databaseTarget } from '../config';
import { connect } from '../database/connect';
import { migrate } from '../database/migrate';

/** Databases of this worker that a test file has open, by their number. */
const inUse = new Set<number>();

/**
 * An empty, migrated database on a MariaDB or MySQL server. Each Jest worker has its own, copied from one template and
 * emptied whenever it is taken; a test file that opens two at a time gets a second one. scripts/jest-run-ended.mjs drops them.
 */
export async function emptyMysqlCopy(server: string, runFolder: string) {
  const template = `${runDatabases(runFolder)}template`;
  const number = firstFree();
  inUse.add(number);
  const name = `${runDatabases(runFolder)}${process.env['JEST_WORKER_ID'] ?? '1'}_${number}`;
  const { uri } = databaseTarget(new URL('/', server).href) as { uri: string };
  const connection = await createConnection({ uri, multipleStatements: true, dateStrings: true });
  try {
    await ensureTemplate(connection, server, template, join(runFolder, 'migrated.mysql'));
    await ((await isCopyOf(connection, template, name))
      ? empty(connection, template, name)
      : copy(connection, template, name));
  } finally {
    await connection.end();
  }
  return {
    url: new URL(`/${name}`, server).href,
    remove: () => {
      inUse.delete(number);
      return Promise.resolve();
    },
  };
}

/** A new database on the same server with the tables and rows of `template`, the name of another. */
export async function mysqlCopyOf(server: string, template: string) {
  const name = `ruta_copy_${randomBytes(6).toString('hex')}`;
  const { uri } = databaseTarget(new URL('/', server).href) as { uri: string };
  const once = async (work: (connection: Connection) => Promise<unknown>) => {
    const connection = await createConnection({ uri, multipleStatements: true, dateStrings: true });
    try {
      await work(connection);
    } finally {
      await connection.end();
    }
  };
  await once((connection) => copy(connection, template, name));
  return {
    url: new URL(`/${name}`, server).href,
    remove: () => once((connection) => connection.query(`drop database ${name}`)),
  };
}

/** What the names of a run's databases begin with. */
const runDatabases = (runFolder: string) => `${basename(runFolder).toLowerCase()}_`;

function firstFree(): number {
  let number = 1;
  while (inUse.has(number)) number += 1;
  return number;
}

/** Migrates the template once per run. Workers that come at the same time wait for each other in `migrate`. */
async function ensureTemplate(connection: Connection, server: string, template: string, done: string) {
  if (existsSync(done)) return;
  await connection.query(`create database if not exists ${template}`);
  const db = connect(databaseTarget(new URL(`/${template}`, server).href), { patient: true });
  await migrate(db);
  await db.destroy();
  writeFileSync(done, '');
}

async function rows<T>(connection: Connection, sql: string, values: unknown[] = []): Promise<T[]> {
  const [found] = await connection.query<RowDataPacket[]>(sql, values);
  return found as T[];
}

/** A test may drop or rename a table; what it left is then no copy any more. */
async function isCopyOf(connection: Connection, template: string, name: string): Promise<boolean> {
  const columnsOf = (schema: string) =>
    rows(
      connection,
      `select table_name, column_name, column_type from information_schema.columns where table_schema = ?
       order by table_name, ordinal_position`,
      [schema],
    );
  return JSON.stringify(await columnsOf(name)) === JSON.stringify(await columnsOf(template));
}

const tablesOf = async (connection: Connection, schema: string) =>
  (
    await rows<{ name: string; next: number | null }>(
      connection,
      'select table_name as name, auto_increment as next from information_schema.tables where table_schema = ?',
      [schema],
    )
  ).sort((one, other) => (one.name < other.name ? -1 : 1));

/** The tables as the migrations left them, foreign keys included, and the rows that the migrations wrote. */
async function copy(connection: Connection, template: string, name: string) {
  await connection.query(`drop database if exists ${name}; create database ${name}; use ${template}`);
  const tables = await tablesOf(connection, template);
  const created: string[] = [];
  for (const table of tables) {
    const [row] = await rows<Record<string, string>>(connection, `show create table \`${table.name}\``);
    created.push((row?.['Create Table'] ?? '').replace(/ AUTO_INCREMENT=\d+/, ''));
  }
  await connection.query(`use ${name}; set foreign_key_checks = 0; ${created.join('; ')}`);
  await empty(connection, template, name);
}

/** Leaves what the migrations wrote, and ids that begin again where the template's do. */
async function empty(connection: Connection, template: string, name: string) {
  const begun = new Map((await tablesOf(connection, template)).map((table) => [table.name, table.next]));
  const changes: string[] = [];
  for (const { name: table, next } of await tablesOf(connection, name)) {
    changes.push(`delete from \`${table}\``);
    const first = begun.get(table) ?? null;
    if (next !== first && first !== null) changes.push(`alter table \`${table}\` auto_increment = ${first}`);
    if (!(await isFilled(connection, template, table))) continue;
    const columns = await writtenColumns(connection, template, table);
    changes.push(`insert into \`${table}\` (${columns}) select ${columns} from ${template}.\`${table}\``);
  }
  await connection.query(`use ${name}; set foreign_key_checks = 0; ${changes.join('; ')}`);
}

async function isFilled(connection: Connection, schema: string, table: string): Promise<boolean> {
  const [row] = await rows<{ filled: number }>(
    connection,
    `select exists (select 1 from ${schema}.\`${table}\`) as filled`,
  );
  return row?.filled === 1;
}

/** The columns of a table that the database does not compute itself. */
async function writtenColumns(connection: Connection, schema: string, table: string): Promise<string> {
  const columns = await rows<{ name: string }>(
    connection,
    `select column_name as name from information_schema.columns
     where table_schema = ? and table_name = ? and coalesce(generation_expression, '') = ''`,
    [schema, table],
  );
  return columns.map(({ name }) => `\`${name}\``).join(', ');
}
