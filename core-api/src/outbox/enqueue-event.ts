import type { Knex } from 'knex';
import { wakeRelays } from './wake';

/** Something to be done once the change around it is saved: tell people, send a mail. */
export interface OutboxEvent {
  kind: string;
  /** JSON: the facts as they were when it happened. */
  payload: unknown;
  /** UTC, by the server's clock. */
  at: string;
}

/**
 * Writes an event into the change's own transaction: both are saved or neither is (law 5). The relay does the rest, at
 * once where it runs in this process. Gives the id of the row.
 */
export async function enqueueEvent(trx: Knex.Transaction, { kind, payload, at }: OutboxEvent): Promise<number> {
  const [id] = (await trx('outbox').insert({
    kind,
    payload: JSON.stringify(payload),
    next_at: at,
    created_at: at,
  })) as number[];
  // A change that was rolled back has taken its event with it: nobody needs to be woken.
  trx.executionPromise.then(wakeRelays, () => undefined);
  return id ?? 0;
}

/** How many rows go into one statement; SQLite takes a bounded number of values. */
const AT_ONCE = 100;

/** The same for many events, in few statements. */
export async function enqueueEvents(trx: Knex.Transaction, events: readonly OutboxEvent[]): Promise<void> {
  const rows = events.map(({ kind, payload, at }) => ({
    kind,
    payload: JSON.stringify(payload),
    next_at: at,
    created_at: at,
  }));
  for (let from = 0; from < rows.length; from += AT_ONCE) await trx('outbox').insert(rows.slice(from, from + AT_ONCE));
  trx.executionPromise.then(wakeRelays, () => undefined);
}
