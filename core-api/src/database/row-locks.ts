import type { Knex } from 'knex';
import { isMysql } from './dialect';

/**
 * Locks the rows that a transaction reads and skips rows locked by others. Without effect on SQLite, which has one
 * writer at a time.
 */
export const skipLocked = <Q extends Knex.QueryBuilder>(trx: Knex, query: Q): Q =>
  isMysql(trx) ? (query.forUpdate().skipLocked() as Q) : query;
