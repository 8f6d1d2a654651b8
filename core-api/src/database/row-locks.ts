import type { Knex } from 'knex';
import { isMysql } from './dialect';

/**
 * Locks the rows that a transaction reads and passes over those that another one holds, where the database can. SQLite
 * has one writer at a time and needs no such thing.
 */
export const skipLocked = <Q extends Knex.QueryBuilder>(trx: Knex, query: Q): Q =>
  isMysql(trx) ? (query.forUpdate().skipLocked() as Q) : query;
