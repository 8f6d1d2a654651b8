import type { EventEmitter } from 'node:events';
import type { Knex } from 'knex';

const KEPT_MS = 5_000;
const KEPT_MAX = 500;
const READS = /^\s*(?:select|begin|savepoint|release|set|rollback to)\b/i;
const ENDS = /^\s*(?:commit|rollback)\b/i;
const WRITES = /^\s*(?:insert(?: ignore)? into|replace into|update|delete from)\s+[`"]?(\w+)/i;
/** A statement that names no table that we can read, such as a change of the schema, may have changed any. */
const ANY = '';

interface Statement {
  sql: string;
  __knexTxId?: string;
}
type Drop = (table: string) => void;

/** Who is to hear of the writes of a connection pool. One listener for all of them. */
const audiences = new WeakMap<EventEmitter, Set<Drop>>();

function hear(client: EventEmitter, drop: Drop): void {
  const known = audiences.get(client);
  if (known) {
    known.add(drop);
    return;
  }
  const audience = new Set([drop]);
  audiences.set(client, audience);
  /** What a transaction has written and nobody else sees yet. */
  const unseen = new Map<string, Set<string>>();
  const tell = (table: string) => audience.forEach((one) => one(table));
  client.on('query', ({ sql, __knexTxId: transaction }: Statement) => {
    if (READS.test(sql)) return;
    if (ENDS.test(sql)) {
      for (const table of unseen.get(transaction ?? '') ?? [ANY]) tell(table);
      unseen.delete(transaction ?? '');
      return;
    }
    const table = WRITES.exec(sql)?.[1] ?? ANY;
    tell(table);
    if (transaction === undefined) return;
    const written = unseen.get(transaction);
    if (written) written.add(table);
    else unseen.set(transaction, new Set([table]));
  });
}

const statementOf = (query: Knex.QueryBuilder) => {
  const { sql, bindings } = query.toSQL();
  return [sql, bindings];
};

/**
 * What was read by a statement, kept for a few seconds by its text and values, so by scope and filter; or by what the
 * caller says that these are made of, which saves writing the statement only to see that its answer is known. A write of this
 * server to a table that the statement names drops it, and again when the write is committed; another server's write is
 * seen when the seconds are over. Inside a transaction nothing is kept.
 */
export function queryCache<T>(now: () => number = () => performance.now()) {
  const kept = new Map<string, { value: T; sql: string; until: number }>();
  let generation = 0;
  const drop: Drop = (table) => {
    generation += 1;
    for (const [key, { sql }] of kept) if (sql.includes(table)) kept.delete(key);
  };

  return (query: Knex.QueryBuilder, madeOf?: readonly unknown[]) => {
    // Knex's type keeps to itself which client a query belongs to.
    const { client } = query as unknown as { client: EventEmitter & { transacting?: boolean } };
    const isInTransaction = client.transacting === true;
    if (!isInTransaction) hear(client, drop);
    const key = JSON.stringify(madeOf ?? statementOf(query));
    const begun = generation;
    const known = kept.get(key);
    return {
      value: !isInTransaction && known && known.until > now() ? known.value : undefined,
      /** Keeps what was read since; if something was written meanwhile, it may be yesterday's and is not kept. */
      keep(value: T): void {
        if (isInTransaction || begun !== generation) return;
        if (kept.size >= KEPT_MAX) kept.clear();
        kept.set(key, { value, sql: query.toSQL().sql, until: now() + KEPT_MS });
      },
    };
  };
}
