import type { Knex } from 'knex';
import { CATALOGUE_TABLES } from '../database/catalogue';
import { isMysql } from '../database/dialect';
import { references, tablesChildrenFirst } from '../database/tables';
import { filledTables } from '../migrations';

/** Catalogues and Knex's own tables. */
const KEPT: ReadonlySet<string> = new Set([...CATALOGUE_TABLES, ...filledTables]);
const isKept = (table: string) => KEPT.has(table) || table.startsWith('knex_migrations');

/** Deletes all rows except catalogues. */
export async function wipe(db: Knex): Promise<void> {
  const tables = await tablesChildrenFirst(db);
  const selfReferring = new Set((await references(db)).flatMap(({ child, parent }) => (child === parent ? child : [])));
  await db.transaction(async (trx) => {
    for (const table of tables.filter((name) => !isKept(name))) {
      // MariaDB judges foreign keys row by row, so a row goes before the older one of its table that it refers to.
      if (isMysql(db) && selfReferring.has(table)) await trx.raw('delete from ?? order by id desc', [table]);
      else await trx(table).delete();
    }
  });
}
