import type { Logger } from 'pino';
import type { TakenRow } from './rows';

interface LaneDeps {
  atOnce: number;
  /** Takes a due row of the lane. */
  take: () => Promise<TakenRow | null>;
  /** Delivers a row and records the outcome. */
  deliver: (row: TakenRow) => Promise<void>;
  log: Logger;
}

/** Works on the rows of one lane, several at once. The first worker starts the next one when it has found a row. */
export function laneWorkers({ atOnce, take, deliver, log }: LaneDeps) {
  const workers = new Set<Promise<void>>();
  let busy = 0;
  let wakes = 0;
  let stopping = false;

  const work = async (): Promise<void> => {
    busy += 1;
    try {
      while (!stopping) {
        const heard = wakes;
        const row = await take();
        if (row) {
          if (busy < atOnce) begin();
          await deliver(row);
        } else if (heard === wakes) return; // otherwise rows were committed while this looked
      }
    } catch (err) {
      log.warn({ err }, 'the outbox could not be read');
    } finally {
      busy -= 1;
    }
  };
  const begin = () => {
    const worker = work().finally(() => workers.delete(worker));
    workers.add(worker);
  };

  return {
    /** Looks for due rows, unless every worker is busy and looks afterwards anyway. */
    wake() {
      wakes += 1;
      if (!stopping && busy < atOnce) begin();
    },
    /** Resolves when no worker is busy. */
    async idle() {
      while (workers.size > 0) await Promise.all(workers);
    },
    /** Takes no more rows. */
    stop() {
      stopping = true;
    },
  };
}
