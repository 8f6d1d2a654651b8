import type { Knex } from 'knex';
import type { Lane } from './lanes';
import { wakeRelays } from './wake';

/** Work to do after a change is saved, such as a notification or a mail. */
export interface OutboxEvent {
  kind: string;
  /** Facts at the time of the change; stored as JSON. */
  payload: unknown;
  /** UTC, by the server's clock. */
  at: string;
  /** The lane of its handler; default `news`. */
  lane?: Lane;
}

/**
 * Writes an event in the change's own transaction, so that both are saved or neither (law 5). The relay delivers it, at
 * once if it runs in this process. Returns the id of the row.
 */
export async function enqueueEvent(trx: Knex.Transaction, event: OutboxEvent): Promise<number> {
  const [id] = await trx('outbox').insert(rowOf(event));
  // Wakes the relay on commit only: a rollback has no event.
  trx.executionPromise.then(wakeRelays, () => undefined);
  return id ?? 0;
}

/** Rows per statement, because SQLite limits the values. */
const AT_ONCE = 100;

/** The same for many events, in few statements. */
export async function enqueueEvents(trx: Knex.Transaction, events: readonly OutboxEvent[]): Promise<void> {
  const rows = events.map(rowOf);
  for (let from = 0; from < rows.length; from += AT_ONCE) await trx('outbox').insert(rows.slice(from, from + AT_ONCE));
  trx.executionPromise.then(wakeRelays, () => undefined);
}

const rowOf = ({ kind, payload, at, lane = 'news' }: OutboxEvent) => ({
  ...{ kind, lane, payload: JSON.stringify(payload), next_at: at, created_at: at },
});
