import type { Knex } from 'knex';
import { isMysql } from './dialect';

interface Reference {
  child: string;
  parent: string;
}

/** Every table of the database, each before those that its foreign keys point at. */
export async function tablesChildrenFirst(db: Knex): Promise<string[]> {
  const tables = (await namesOf(db)).sort();
  const all = await references(db);
  const ordered: string[] = [];
  const seen = new Set<string>();
  const visit = (table: string) => {
    if (seen.has(table)) return;
    seen.add(table);
    for (const { child, parent } of all) if (parent === table) visit(child);
    ordered.push(table);
  };
  tables.forEach(visit);
  return ordered;
}

async function namesOf(db: Knex): Promise<string[]> {
  const query = isMysql(db)
    ? db('information_schema.tables')
        .where({ table_schema: db.raw('database()'), table_type: 'BASE TABLE' })
        .pluck<string[]>('table_name')
    : db('sqlite_master').where('type', 'table').pluck<string[]>('name');
  return (await query).filter((name) => !name.startsWith('sqlite_')); // SQLite's own
}

/** Which table points at which. */
export const references = async (db: Knex): Promise<Reference[]> =>
  isMysql(db)
    ? db('information_schema.referential_constraints')
        .where('constraint_schema', db.raw('database()'))
        .select<Reference[]>('table_name as child', 'referenced_table_name as parent')
    : db('sqlite_master as tables')
        .joinRaw('join pragma_foreign_key_list(tables.name) as keys')
        .where('tables.type', 'table')
        .select<Reference[]>('tables.name as child', 'keys.table as parent');
