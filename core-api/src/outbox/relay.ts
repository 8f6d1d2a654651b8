import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { Clock } from '../time/clock';
import { outboxRows, type OutboxRow, type TakenRow } from './rows';
import { onOutbox } from './wake';

/**
 * Handlers by kind. If a process dies between the work and recording it, a row is delivered again, so handlers must be
 * idempotent. A handler throws to fail.
 */
export type Deliveries = Readonly<Record<string, (row: OutboxRow) => Promise<void>>>;

export interface Relay {
  /** Delivers everything that is due. Returns the number of rows. */
  run(): Promise<number>;
  /** Deletes rows that were done long ago. Returns their number. */
  sweep(): Promise<number>;
  /** Delivers whenever it is woken, and polls every few seconds. */
  start(): void;
  /** Finishes the current row and stops. */
  stop(): Promise<void>;
}

interface RelayDeps {
  db: Knex;
  clock: Clock;
  log: Logger;
  deliveries: Deliveries;
}

/** Polling interval in ms, for rows of other instances and for retries. */
const LOOK_MS = 2_000;
const SWEEP_MS = 60 * 60_000;

/** Delivers the outbox: each row at least once, by one relay at a time, in any instance. */
export function outboxRelay({ db, clock, log, deliveries }: RelayDeps): Relay {
  const rows = outboxRows(db, clock);
  let stopping = false;
  let running: Promise<number> | undefined;
  let again = false;

  const deliver = async (row: TakenRow): Promise<number> => {
    try {
      const delivery = deliveries[row.kind];
      if (!delivery) throw new Error(`nothing delivers ${row.kind}`);
      await delivery(row);
      await rows.done(row);
      return 1;
    } catch (error) {
      const next = await rows.failed(row, error);
      const facts = { outbox_id: row.id, kind: row.kind, attempts: row.attempts, err: error };
      if (next === null) log.error(facts, 'given up');
      else log.warn({ ...facts, next }, 'will be tried again');
      return 0;
    }
  };

  const drain = async (): Promise<number> => {
    let count = 0;
    while (!stopping) {
      const row = await rows.take();
      if (!row) break;
      count += await deliver(row);
    }
    return count;
  };

  /** One drain at a time. A wake-up during a drain starts another, which then sees the new rows. */
  const look = () => {
    if (running) {
      again = true;
      return;
    }
    running = drain()
      .catch((error: unknown) => {
        log.warn({ err: error }, 'the outbox could not be read');
        return 0;
      })
      .finally(() => {
        running = undefined;
        if (again && !stopping) {
          again = false;
          look();
        }
      });
  };

  let unlisten: (() => void) | undefined;
  let timers: NodeJS.Timeout[] = [];
  return {
    run: drain,
    sweep: rows.sweep,
    start() {
      unlisten = onOutbox(look);
      timers = [
        setInterval(look, LOOK_MS),
        setInterval(() => void rows.sweep().catch((err: unknown) => log.warn({ err }, 'sweep')), SWEEP_MS),
      ];
      look();
    },
    async stop() {
      stopping = true;
      unlisten?.();
      timers.forEach(clearInterval);
      await running;
    },
  };
}
