import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { Clock } from '../time/clock';
import { laneWorkers } from './lane-workers';
import { LANE_NAMES, LANES, type Lane } from './lanes';
import { outboxRows, type OutboxRow, type TakenRow } from './rows';
import { onOutbox } from './wake';

/**
 * Handlers by kind. If a process dies between the work and recording it, a row is delivered again, so handlers must be
 * idempotent. A handler throws to fail. The signal aborts when the lane's patience ends; the row then counts as failed.
 */
export type Deliveries = Readonly<Record<string, (row: OutboxRow, signal: AbortSignal) => Promise<void>>>;

export interface Relay {
  /** Delivers everything that is due. Returns the number of rows. */
  run(): Promise<number>;
  /** Deletes rows that were done long ago. Returns their number. */
  sweep(): Promise<number>;
  /** Delivers whenever it is woken, and polls every few seconds. */
  start(): void;
  /** Finishes the current rows and stops. */
  stop(): Promise<void>;
}

interface RelayDeps {
  db: Knex;
  clock: Clock;
  log: Logger;
  deliveries: Readonly<Partial<Record<Lane, Deliveries>>>;
  /** The longest that a delivery may take, in ms; by default its lane's. */
  patienceMs?: Readonly<Partial<Record<Lane, number>>>;
}

/** Polling interval in ms, for rows of other instances and for retries. */
const LOOK_MS = 2_000;
const SWEEP_MS = 60 * 60_000;

/**
 * Delivers the outbox: each row at least once, by one relay at a time, in any instance. The lanes do not wait for each
 * other.
 */
export function outboxRelay({ db, clock, log, deliveries, patienceMs = {} }: RelayDeps): Relay {
  const rows = outboxRows(db, clock);
  let delivered = 0;
  let moved = 0;

  const deliver = async (lane: Lane, row: TakenRow): Promise<void> => {
    try {
      const own = LANE_NAMES.find((name) => deliveries[name]?.[row.kind]);
      if (own === undefined) throw new Error(`nothing delivers ${row.kind}`);
      if (own !== lane) {
        // Written by a build that had no lanes, or another lane for the kind.
        await rows.move(row, own);
        moved += 1;
        lanes[own].wake();
        return;
      }
      await inTime(patienceMs[lane] ?? LANES[lane].patienceMs, (signal) => deliveries[own]?.[row.kind]?.(row, signal));
      await rows.done(row);
      delivered += 1;
    } catch (error) {
      const next = await rows.failed(row, error);
      const facts = { outbox_id: row.id, kind: row.kind, attempts: row.attempts, err: error };
      if (next === null) log.error(facts, 'given up');
      else log.warn({ ...facts, next }, 'will be tried again');
    }
  };

  const workersOf = (lane: Lane) =>
    laneWorkers({
      atOnce: LANES[lane].atOnce,
      take: () => rows.take(lane),
      deliver: (row) => deliver(lane, row),
      log,
    });
  const lanes = {
    letters: workersOf('letters'),
    bulk: workersOf('bulk'),
    meetings: workersOf('meetings'),
    news: workersOf('news'),
  } satisfies Record<Lane, unknown>;
  const all = Object.values(lanes);
  const look = () => all.forEach((lane) => lane.wake());
  const idle = () => Promise.all(all.map((lane) => lane.idle()));

  let unlisten: (() => void) | undefined;
  let timers: NodeJS.Timeout[] = [];
  return {
    async run() {
      const before = delivered;
      let round;
      do {
        round = delivered + moved;
        look();
        await idle();
      } while (delivered + moved > round); // the work of one lane may have brought rows to another
      return delivered - before;
    },
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
      all.forEach((lane) => lane.stop());
      unlisten?.();
      timers.forEach(clearInterval);
      await idle();
    },
  };
}

/** Runs a delivery with a signal that aborts after `ms`. Throws then, even if the delivery goes on. */
async function inTime(ms: number, work: (signal: AbortSignal) => Promise<void> | undefined): Promise<void> {
  const patience = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`not delivered within ${ms} ms`));
      patience.abort();
    }, ms);
    timer.unref();
  });
  try {
    await Promise.race([work(patience.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}
