import type { EventEmitter } from 'node:events';
import type { Knex } from 'knex';

const CACHED_MS = 5_000;
const CACHED_MAX = 500;
const READS = /^\s*(?:select|begin|savepoint|release|set|rollback to)\b/i;
const ENDS = /^\s*(?:commit|rollback)\b/i;
const WRITES = /^\s*(?:insert(?: ignore)? into|replace into|update|delete from)\s+[`"]?(\w+)/i;
/** Stands for all tables: for statements whose table is not recognised, such as schema changes. */
const ANY = '';

interface Statement {
  sql: string;
  __knexTxId?: string;
}

type Evict = (table: string) => void;

/** Calls `evict` with each table that a pool writes to: at once, and again when the transaction ends. */
function onWrites(pool: EventEmitter, evict: Evict): void {
  const uncommitted = new Map<string, Set<string>>();
  pool.on('query', ({ sql, __knexTxId: transaction }: Statement) => {
    if (READS.test(sql)) return;
    if (ENDS.test(sql)) {
      for (const table of uncommitted.get(transaction ?? '') ?? [ANY]) evict(table);
      uncommitted.delete(transaction ?? '');
      return;
    }
    const table = WRITES.exec(sql)?.[1] ?? ANY;
    evict(table);
    if (transaction === undefined) return;
    const written = uncommitted.get(transaction);
    if (written) written.add(table);
    else uncommitted.set(transaction, new Set([table]));
  });
}

/** The cached values of one connection pool. */
class PoolCache<T> {
  private readonly entries = new Map<string, { value: T; sql: string; until: number }>();
  /** Counts evictions. */
  generation = 0;

  constructor(pool: EventEmitter) {
    onWrites(pool, (table) => this.evict(table));
  }

  get(key: string): T | undefined {
    const entry = this.entries.get(key);
    return entry && entry.until > performance.now() ? entry.value : undefined;
  }

  set(key: string, sql: string, value: T): void {
    if (this.entries.size >= CACHED_MAX) this.entries.clear();
    this.entries.set(key, { value, sql, until: performance.now() + CACHED_MS });
  }

  private evict(table: string): void {
    this.generation += 1;
    for (const [key, { sql }] of this.entries) if (sql.includes(table)) this.entries.delete(key);
  }
}

/**
 * Caches a value for 5 s, keyed by a query's SQL and bindings, so by scope and filter. A write of this server to a
 * table that the SQL names evicts it, and again when the write is committed. Another server's write, and rows that a
 * foreign key deletes, are seen after 5 s. Nothing is cached inside a transaction.
 */
export function queryCache<T>() {
  const pools = new WeakMap<EventEmitter, PoolCache<T>>();

  return (query: Knex.QueryBuilder) => {
    // Knex's types hide the pool of a query.
    const { client } = query as unknown as { client: EventEmitter & { transacting?: boolean } };
    if (client.transacting === true) return { value: undefined, keep: () => undefined };
    const cache = pools.get(client) ?? new PoolCache<T>(client);
    pools.set(client, cache);
    const { sql, bindings } = query.toSQL();
    const key = JSON.stringify([sql, bindings]);
    const { generation } = cache;
    return {
      value: cache.get(key),
      /** Caches what was read since. Not after an eviction, which may have been meant for it. */
      keep: (value: T): void => {
        if (generation === cache.generation) cache.set(key, sql, value);
      },
    };
  };
}
