import type { Knex } from 'knex';
import { isMysql } from './dialect';

/** So many rows of each index are looked at: a few milliseconds, however large the tables are. */
const LOOKED_AT = 400;

/**
 * Tells SQLite's planner how large the tables are; InnoDB knows by itself. Bounded, and that not for speed alone: a whole
 * ANALYZE also keeps samples of values, and with those every statement is compiled anew each time that its values change,
 * which takes a list longer than reading its rows.
 */
export async function learnTableSizes(db: Knex): Promise<void> {
  if (isMysql(db)) return;
  await db.raw(`pragma analysis_limit = ${LOOKED_AT}`);
  await db.raw('analyze');
}
