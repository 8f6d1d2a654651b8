import type { ProblemCode } from '@ruta/contracts';
import PQueue from 'p-queue';
import { Problem } from '../kernel/problem';

export interface QueueOptions {
  /** Maximum of running calls. */
  atOnce: number;
  /** Maximum of waiting calls; the next is refused. */
  waitingMax: number;
  /** Time limit of a call in ms, including waiting. */
  withinMs?: number;
  refusal: ProblemCode;
}

/** Limits how much heavy work runs and waits at once. Calls beyond that are refused with `refusal`. */
export function boundedQueue({ atOnce, waitingMax, withinMs, refusal }: QueueOptions) {
  const queue = new PQueue({ concurrency: atOnce });

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (queue.pending >= atOnce && queue.size >= waitingMax) throw new Problem(refusal);
    if (withinMs === undefined) return queue.add(work);

    const waiting = new AbortController();
    let isWaiting = true;
    let timer: NodeJS.Timeout | undefined;
    const deadline = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        reject(new Problem(refusal));
        // Only waiting work is aborted: aborting running work would free its place before it has ended.
        if (isWaiting) waiting.abort();
      }, withinMs);
    });
    const done = queue.add(
      () => {
        isWaiting = false;
        return work();
      },
      { signal: waiting.signal },
    );
    try {
      return await Promise.race([done, deadline]);
    } finally {
      clearTimeout(timer);
    }
  };
}
