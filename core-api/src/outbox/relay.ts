import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { Clock } from '../time/clock';
import { outboxRows, type OutboxRow, type TakenRow } from './rows';
import { onOutbox } from './wake';

/**
 * What is done for a row, by its kind. It may be asked twice for the same row, when a process died between doing and
 * noting it, so it has to make the second time harmless where that matters. To fail, it throws.
 */
export type Deliveries = Readonly<Record<string, (row: OutboxRow) => Promise<void>>>;

export interface Relay {
  /** Does everything that is due now; says how many rows it did. */
  run(): Promise<number>;
  /** Forgets what was done long ago; says how many rows that were. */
  sweep(): Promise<number>;
  /** Looks again whenever it is woken, and every few seconds. */
  start(): void;
  /** Finishes the row under way and takes no more. */
  stop(): Promise<void>;
}

interface RelayDeps {
  db: Knex;
  clock: Clock;
  log: Logger;
  deliveries: Deliveries;
}

/** For the rows of other copies of the server, and those whose time comes. */
const LOOK_MS = 2_000;
const SWEEP_MS = 60 * 60_000;

/** Carries out what the outbox holds: at least once each, in any copy of the server, each row by one at a time. */
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

  /** One drain at a time; whoever asks during one gets another after it, since theirs may have come too late for it. */
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
