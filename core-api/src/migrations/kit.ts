import type { Knex } from 'knex';
import { isMysql } from '../database/dialect';

export interface NamedMigration extends Knex.Migration {
  /** `YYYYMMDDHHmm-what`. Stored in every database, so it must never change. */
  name: string;
  /** Catalogue tables that it fills. Their rows stay when a database is emptied. */
  fills?: readonly string[];
}

/**
 * A migration that may run again. MariaDB commits each schema change separately, so a killed migration is half done,
 * and the next run continues.
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
 * Does work that is not repeatable by halves, all of it or nothing. Knex runs the pending migrations in one transaction,
 * but on MariaDB the first schema change ends it, and what follows commits statement by statement (F18). The name of the
 * migration is recorded afterwards, so the work must see that it is done already.
 */
export async function allOrNothing(db: Knex, work: () => Promise<void>): Promise<void> {
  if (isMysql(db)) await db.raw('start transaction');
  await work();
  if (isMysql(db)) await db.raw('commit');
}

/**
 * Creates a table, or its missing parts. On MariaDB indexes and foreign keys are separate statements, so a killed run
 * continues there (F18). Its text columns ignore case and accents.
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
    .toSQL() as unknown as { sql: string; bindings?: Knex.RawBinding[] }[]; // knex's type says one statement, but it is a list
  const known = isThere ? await namesOn(db, table) : new Set<string>();
  const additions: string[] = [];
  for (const { sql, bindings = [] } of statements) {
    const [, addition, name] = ADDITION.exec(sql) ?? [];
    if (addition !== undefined) additions.push(...(name !== undefined && known.has(name) ? [] : [addition]));
    else if (!isThere) await db.raw(sql, bindings);
  }
  if (additions.length > 0) await db.raw(`alter table \`${table}\` ${additions.join(', ')}`);
}

/** An index or constraint that Knex adds to a new table, and its name. */
const ADDITION = /^alter table `\w+` (add (?:unique|index|constraint) `(\w+)`.*)$/s;

/** Adds an index unless it exists. */
export async function addIndex(db: Knex, table: string, name: string, columns: readonly string[]): Promise<void> {
  if (!(await namesOn(db, table)).has(name)) await db.schema.alterTable(table, (at) => void at.index(columns, name));
}

/** Adds a unique index unless it exists. */
export async function addUnique(db: Knex, table: string, name: string, columns: readonly string[]): Promise<void> {
  if (!(await namesOn(db, table)).has(name))
    await db.schema.alterTable(table, (at) => void at.unique([...columns], { indexName: name }));
}

/** Drops an index if it exists. */
export async function dropIndex(db: Knex, table: string, name: string): Promise<void> {
  if ((await namesOn(db, table)).has(name)) await db.schema.alterTable(table, (at) => void at.dropIndex([], name));
}

/** The indexes of a table, and on MariaDB its foreign keys. */
async function namesOn(db: Knex, table: string): Promise<Set<string>> {
  if (!isMysql(db))
    return new Set(await db('sqlite_master').where({ type: 'index', tbl_name: table }).pluck<string[]>('name'));
  const here = { table_schema: db.raw('database()'), table_name: table };
  const indexes = await db('information_schema.statistics').where(here).pluck<string[]>('index_name');
  const keys = await db('information_schema.table_constraints').where(here).pluck<string[]>('constraint_name');
  return new Set([...indexes, ...keys]);
}

/**
 * Makes a text column compare byte by byte on MariaDB, as SQLite always does. For tokens, hashes, codes and search
 * keys, which are normalised and so sort equally on both.
 */
export function exact(db: Knex, column: Knex.ColumnBuilder): Knex.ColumnBuilder {
  return isMysql(db) ? column.collate(BYTES) : column;
}

const BYTES = 'utf8mb4_bin';

/** Makes columns of a table that exists compare byte by byte, see `exact`. They must not have a default. */
export async function makeExact(db: Knex, table: string, columns: readonly string[]): Promise<void> {
  if (!isMysql(db)) return;
  const found = await db('information_schema.columns')
    .where({ table_schema: db.raw('database()'), table_name: table })
    .whereIn('column_name', columns)
    .whereNot('collation_name', BYTES)
    .select<{ name: string; type: string; nullable: 'YES' | 'NO' }[]>(
      'column_name as name',
      'column_type as type',
      'is_nullable as nullable',
    );
  const changes = found.map(({ name, type, nullable }) => {
    const presence = nullable === 'YES' ? 'null' : 'not null';
    return `modify \`${name}\` ${type} character set utf8mb4 collate ${BYTES} ${presence}`;
  });
  if (changes.length > 0) await db.raw(`alter table \`${table}\` ${changes.join(', ')}`);
}

/** `created_at` and `updated_at`, UTC. Set by code, so that both databases store the same text. */
export function timestamps(table: Knex.CreateTableBuilder): void {
  table.datetime('created_at').notNullable();
  table.datetime('updated_at').notNullable();
}

/** Whether a table has a column. Knex asks SQLite's `table_info`, which leaves generated columns out. */
async function hasColumn(db: Knex, table: string, column: string): Promise<boolean> {
  if (isMysql(db)) return db.schema.hasColumn(table, column);
  const columns = await db.raw<{ name: string }[]>('select name from pragma_table_xinfo(?)', [table]);
  return columns.some(({ name }) => name === column);
}

/** Adds a column unless it exists. */
export async function addColumn(
  db: Knex,
  table: string,
  column: string,
  build: (table: Knex.AlterTableBuilder) => void,
): Promise<void> {
  if (!(await hasColumn(db, table, column))) await db.schema.alterTable(table, build);
}

/** Rows that `rewriteColumn` changes in one statement. */
const STEP = 200;

interface RewrittenColumn {
  table: string;
  column: string;
  /** Text columns that the value is made from. */
  from: readonly string[];
  /** The value, from the texts of `from` in their order; null is ''. */
  value: (texts: readonly string[]) => string;
}

/** Computes a text column anew from others of its row, in steps of 200 rows by id. */
export async function rewriteColumn(db: Knex, { table, column, from, value }: RewrittenColumn): Promise<void> {
  let after = 0;
  for (;;) {
    const rows = (await db(table)
      .where('id', '>', after)
      .orderBy('id')
      .limit(STEP)
      .select('id', ...from)) as { id: number; [name: string]: string | number | null }[]; // the columns are not known to knex
    const last = rows.at(-1);
    if (last === undefined) return;
    const values = rows.flatMap((row) => [row.id, value(from.map((name) => String(row[name] ?? '')))]);
    await db(table)
      .where('id', '>', after)
      .where('id', '<=', last.id)
      .update({ [column]: db.raw(`case id ${rows.map(() => 'when ? then ?').join(' ')} else '' end`, values) });
    after = last.id;
  }
}

/** Inserts missing rows of a catalogue, by their key. */
export async function addRows(
  db: Knex,
  table: string,
  key: string,
  rows: readonly Record<string, unknown>[],
): Promise<void> {
  const known = new Set(await db(table).pluck<unknown[]>(key));
  const missing = rows.filter((row) => !known.has(row[key]));
  if (missing.length > 0) await db(table).insert(missing);
}
