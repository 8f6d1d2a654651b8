import type { Knex } from 'knex';
import { isMysql } from './dialect';

/** Rows sampled per index: takes a few ms for tables of any size. */
const LOOKED_AT = 400;

/**
 * Updates table sizes for SQLite's planner; InnoDB does that itself. Limited, because a full ANALYZE is slow and also
 * stores value samples, with which SQLite recompiles a statement whenever its values change. That takes longer than
 * reading a list's rows.
 */
export async function learnTableSizes(db: Knex): Promise<void> {
  if (isMysql(db)) return;
  await db.raw(`pragma analysis_limit = ${LOOKED_AT}`);
  await db.raw('analyze');
}
