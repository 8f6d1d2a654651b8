import type { Knex } from 'knex';
import { CATALOGUE_TABLES } from '../database/catalogue';
import { tablesChildrenFirst } from '../database/tables';
import { filledTables } from '../migrations';

/** Catalogues and Knex's own tables. */
const KEPT: ReadonlySet<string> = new Set([...CATALOGUE_TABLES, ...filledTables]);
const isKept = (table: string) => KEPT.has(table) || table.startsWith('knex_migrations');

/** Deletes all rows except catalogues. */
export async function wipe(db: Knex): Promise<void> {
  const tables = await tablesChildrenFirst(db);
  await db.transaction(async (trx) => {
    for (const table of tables) if (!isKept(table)) await trx(table).delete();
  });
}
