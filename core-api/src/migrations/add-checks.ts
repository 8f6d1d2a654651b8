import type { Knex } from 'knex';
import { isMysql } from '../database/dialect';

/**
 * Adds CHECK constraints by name to a table that exists, except those that it has. Its rows must satisfy them. SQLite
 * cannot add one, so the table is built anew there, within the transaction of its migration (F18). No other table may
 * refer to it: SQLite checks that where the old one is dropped.
 */
export async function addChecks(db: Knex, table: string, checks: Readonly<Record<string, string>>): Promise<void> {
  const known = await checksOf(db, table);
  const additions = Object.entries(checks)
    .filter(([name]) => !known(name))
    .map(([name, rule]) => `constraint ${name} check (${rule})`);
  if (additions.length === 0) return;
  if (isMysql(db)) await db.raw(`alter table \`${table}\` ${additions.map((check) => `add ${check}`).join(', ')}`);
  else await rebuild(db, table, additions);
}

/** Which constraints a table has, by name. */
async function checksOf(db: Knex, table: string): Promise<(name: string) => boolean> {
  if (!isMysql(db)) {
    const { sql } = await tableOf(db, table);
    return (name) => sql.includes(`constraint ${name} `);
  }
  const here = { table_schema: db.raw('database()'), table_name: table };
  const names = new Set(
    await db('information_schema.table_constraints').where(here).pluck<string[]>('constraint_name'),
  );
  return (name) => names.has(name);
}

async function tableOf(db: Knex, table: string): Promise<{ sql: string }> {
  const found = await db('sqlite_master')
    .where({ type: 'table', name: table })
    .first<{ sql: string } | undefined>('sql');
  if (!found) throw new Error(`There is no table ${table}`);
  return found;
}

/** Builds a table of SQLite anew with more constraints; rows, indexes and the next id stay. */
async function rebuild(db: Knex, table: string, constraints: readonly string[]): Promise<void> {
  const { sql } = await tableOf(db, table);
  const fresh = `${table}_anew`;
  const indexes = await db('sqlite_master')
    .where({ type: 'index', tbl_name: table })
    .whereNotNull('sql')
    .orderBy('name')
    .pluck<string[]>('sql');
  // Generated columns are not among these.
  const columns = (await db.raw<{ name: string }[]>('select name from pragma_table_info(?)', [table]))
    .map(({ name }) => `\`${name}\``)
    .join(', ');
  const [head, rest] = [sql.slice(0, sql.lastIndexOf(')')), sql.slice(sql.lastIndexOf(')'))];
  const named = head.replace(/^create table\s+[`"[]?\w+[`"\]]?/i, `create table \`${fresh}\``);
  await db.raw(`${named}, ${constraints.join(', ')}${rest}`);
  await db.raw(`insert into \`${fresh}\` (${columns}) select ${columns} from \`${table}\``);
  await db('sqlite_sequence').where({ name: fresh }).delete();
  await db.raw('insert into sqlite_sequence (name, seq) select ?, seq from sqlite_sequence where name = ?', [
    fresh,
    table,
  ]);
  await db.raw(`drop table \`${table}\``);
  await db.raw(`alter table \`${fresh}\` rename to \`${table}\``);
  for (const index of indexes) await db.raw(index);
}
