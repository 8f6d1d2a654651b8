import type { ProblemCode } from '@ruta/contracts';
import { Problem } from '../kernel/problem';

export interface QueueOptions {
  /** How many are under way at once. */
  atOnce: number;
  /** How many may wait; the next is refused. */
  waitingMax: number;
  /** How long one may take, its waiting included, in milliseconds. */
  withinMs?: number;
  refusal: ProblemCode;
}

/** Lets heavy work through a few at a time, so that a flood of it waits or is refused and never eats the machine. */
export function boundedQueue({ atOnce, waitingMax, withinMs, refusal }: QueueOptions) {
  let running = 0;
  const waiting: (() => void)[] = [];

  const turn = async (deadline: Promise<never> | null) => {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (waiting.length >= waitingMax) throw new Problem(refusal);
    let called: () => void = () => undefined;
    const mine = new Promise<void>((resolve) => (called = resolve));
    waiting.push(called);
    try {
      await (deadline ? Promise.race([mine, deadline]) : mine);
    } catch (error) {
      // Whoever gives up while waiting leaves the line; one who was just called passes the turn on.
      const at = waiting.indexOf(called);
      if (at >= 0) waiting.splice(at, 1);
      else leave();
      throw error;
    }
  };
  /** The place goes to the next in line, or is free again. */
  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };

  return async <T>(work: () => Promise<T>): Promise<T> => {
    let timer: NodeJS.Timeout | undefined;
    const deadline =
      withinMs === undefined
        ? null
        : new Promise<never>((_, reject) => {
            timer = setTimeout(() => reject(new Problem(refusal)), withinMs);
          });
    deadline?.catch(() => undefined);
    try {
      await turn(deadline);
      const done = work().finally(leave);
      // What takes too long is refused, and keeps its place until it has really ended.
      done.catch(() => undefined);
      return await (deadline ? Promise.race([done, deadline]) : done);
    } finally {
      clearTimeout(timer);
    }
  };
}
