import { act, waitFor } from '@testing-library/react';

/**
 * Takes delays of these lengths, in milliseconds, out of the clock's hands: `due` lets the latest of a length pass.
 * Others pass as ever. For machines whose delays come due when a test says so; `release` at the end of it.
 */
function heldDelays(lengths: readonly number[]) {
  const { setTimeout: later, clearTimeout: never } = globalThis;
  const held = new Map<number, { length: number; work: () => void }>();
  let last = 0;
  globalThis.setTimeout = ((work: () => void, length?: number, ...rest: unknown[]) => {
    if (length === undefined || !lengths.includes(length)) return later(work, length, ...rest);
    last -= 1;
    held.set(last, { length, work });
    return last;
  }) as typeof setTimeout; // Node's overloads
  globalThis.clearTimeout = ((id?: number) => {
    if (id === undefined || !held.delete(id)) never(id);
  }) as typeof clearTimeout; // as above
  return {
    due: async (length: number) => {
      const [id, { work }] = await waitFor(() => {
        const found = [...held].findLast(([, { length: its }]) => its === length);
        if (!found) throw new Error(`Nothing waits ${length} ms`);
        return found;
      });
      held.delete(id);
      act(work);
    },
    release: () => {
      globalThis.setTimeout = later;
      globalThis.clearTimeout = never;
    },
  };
}

/** Held delays for screens that are opened later, in the test itself. */
export function delaysOnDemand(lengths: readonly number[]) {
  let due = (_length: number): Promise<void> => Promise.reject(new Error('No delay is held'));
  return {
    due: (length: number) => due(length),
    /** Holds them while a test runs; returns how to let go of them. */
    hold: () => {
      const held = heldDelays(lengths);
      ({ due } = held);
      return held.release;
    },
  };
}
