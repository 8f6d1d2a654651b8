import type { Knex } from 'knex';
import { isMysql } from '../database/dialect';

export interface NamedMigration extends Knex.Migration {
  /** `YYYYMMDDHHmm-what`. Stored in every database, so it never changes. */
  name: string;
  /** The catalogues that it fills: their rows are the product's own, and stay when a database is emptied. */
  fills?: readonly string[];
}

/**
 * A migration that may be run again: MariaDB commits each statement of a schema change by itself, so a process killed
 * in the middle leaves half behind, and the next run has to go on from there.
 */
export const migration = (
  name: string,
  up: (db: Knex) => Promise<void>,
  options: Pick<NamedMigration, 'fills'> = {},
): NamedMigration => ({
  ...options,
  name,
  up,
  down: () => Promise.reject(new Error('Migrations go forward only; restore a backup to go back.')),
});

/**
 * Creates a table, or what is missing of it. On MariaDB indexes and foreign keys are a statement of their own, and a
 * run that was killed in between goes on there (F18). Texts there are compared without regard to case and accents.
 */
export async function createTable(
  db: Knex,
  table: string,
  build: (table: Knex.CreateTableBuilder) => void,
): Promise<void> {
  const isThere = await db.schema.hasTable(table);
  if (!isMysql(db)) {
    if (!isThere) await db.schema.createTable(table, build);
    return;
  }
  const statements = db.schema
    .createTable(table, (builder) => {
      build(builder);
      builder.charset('utf8mb4');
      builder.collate('utf8mb4_unicode_520_ci');
    })
    .toSQL() as unknown as { sql: string; bindings?: Knex.RawBinding[] }[]; // knex's type says one; it is a list
  const known = isThere ? await namesOn(db, table) : new Set<string>();
  const additions: string[] = [];
  for (const { sql, bindings = [] } of statements) {
    const [, addition, name] = ADDITION.exec(sql) ?? [];
    if (addition !== undefined) additions.push(...(name !== undefined && known.has(name) ? [] : [addition]));
    else if (!isThere) await db.raw(sql, bindings);
  }
  if (additions.length > 0) await db.raw(`alter table \`${table}\` ${additions.join(', ')}`);
}

/** What Knex adds to a table that it has just made, and the name that it gives it. */
const ADDITION = /^alter table `\w+` (add (?:unique|index|constraint) `(\w+)`.*)$/s;

/** Adds an index to a table unless it is there. */
export async function addIndex(db: Knex, table: string, name: string, columns: readonly string[]): Promise<void> {
  if (!(await namesOn(db, table)).has(name)) await db.schema.alterTable(table, (at) => void at.index(columns, name));
}

/** Takes an index from a table that has it. */
export async function dropIndex(db: Knex, table: string, name: string): Promise<void> {
  if ((await namesOn(db, table)).has(name)) await db.schema.alterTable(table, (at) => void at.dropIndex([], name));
}

/** The indexes that a table has, and on MariaDB its foreign keys. */
async function namesOn(db: Knex, table: string): Promise<Set<string>> {
  if (!isMysql(db))
    return new Set((await db('sqlite_master').where({ type: 'index', tbl_name: table }).pluck('name')) as string[]);
  const here = { table_schema: db.raw('database()'), table_name: table };
  const indexes = (await db('information_schema.statistics').where(here).pluck('index_name')) as string[];
  const keys = (await db('information_schema.table_constraints').where(here).pluck('constraint_name')) as string[];
  return new Set([...indexes, ...keys]);
}

/**
 * Makes a text column compare byte by byte on MariaDB, as SQLite always does: tokens, hashes, codes, and search keys,
 * which are normalised already and so sort alike on both.
 */
export function exact(db: Knex, column: Knex.ColumnBuilder): Knex.ColumnBuilder {
  return isMysql(db) ? column.collate('utf8mb4_bin') : column;
}

/** `created_at` and `updated_at`, UTC. Set by the code, so that both databases carry the same text. */
export function timestamps(table: Knex.CreateTableBuilder): void {
  table.datetime('created_at').notNullable();
  table.datetime('updated_at').notNullable();
}

/** Adds a column to a table unless it is there. */
export async function addColumn(
  db: Knex,
  table: string,
  column: string,
  build: (table: Knex.AlterTableBuilder) => void,
): Promise<void> {
  if (!(await db.schema.hasColumn(table, column))) await db.schema.alterTable(table, build);
}

/** Inserts the rows of a catalogue that are not there yet, by their key. */
export async function addRows(
  db: Knex,
  table: string,
  key: string,
  rows: readonly Record<string, unknown>[],
): Promise<void> {
  const known = new Set((await db(table).pluck(key)) as unknown[]);
  const missing = rows.filter((row) => !known.has(row[key]));
  if (missing.length > 0) await db(table).insert(missing);
}
