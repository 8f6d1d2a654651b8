import { useCallback, useRef, useState } from 'react';
import { asProblem } from '../../lib/api';
import type { ProblemError } from '../../lib/api';
import { useHour } from '../use-hour';

/** State of something that is saved while the person works. */
export type Saving =
  { state: 'idle' } | { state: 'saving' } | { state: 'saved'; at: string } | { state: 'failed'; problem: ProblemError };

export interface Saver<T> {
  saving: Saving;
  /** Saves a value. During a save only the newest value waits; values in between are dropped. */
  save: (value: T) => void;
  /** Saves the failed value again. */
  retry: () => void;
  /** Drops the failed value, because the person chose something else. */
  forget: () => void;
  /** Whether a value waits, is being saved or has failed. */
  isOpen: () => boolean;
  /** Saves the failed value again and resolves once nothing is open. Rejects with the refusal. */
  settle: () => Promise<void>;
}

/** Saves values one after the other, so that an older value never overwrites a newer one. */
export function useSaving<T>(work: (value: T) => Promise<void>): Saver<T> {
  const hour = useHour();
  const [saving, setSaving] = useState<Saving>({ state: 'idle' });
  const waiting = useRef<{ value: T } | null>(null);
  const failed = useRef<{ value: T } | null>(null);
  const running = useRef<Promise<void> | null>(null);

  const save = useCallback(
    (value: T) => {
      waiting.current = { value };
      failed.current = null;
      if (running.current !== null) return;
      const run = async () => {
        setSaving({ state: 'saving' });
        try {
          for (let next = take(waiting); next !== null; next = take(waiting)) {
            failed.current = next;
            await work(next.value);
            failed.current = null;
          }
          setSaving({ state: 'saved', at: hour() });
        } catch (error) {
          // If a newer value waits, retry that one.
          failed.current = take(waiting) ?? failed.current;
          setSaving({ state: 'failed', problem: asProblem(error) });
          throw error;
        } finally {
          running.current = null;
        }
      };
      running.current = run();
      // The state tells of the failure; only `settle` waits for the promise.
      running.current.catch(() => undefined);
    },
    [work, hour],
  );
  const retry = useCallback(() => {
    if (failed.current) save(failed.current.value);
  }, [save]);
  const forget = useCallback(() => {
    failed.current = null;
    setSaving({ state: 'idle' });
  }, []);
  const isOpen = useCallback(() => running.current !== null || failed.current !== null, []);
  const settle = useCallback(async () => {
    if (running.current === null) retry();
    await running.current;
  }, [retry]);
  return { saving, save, retry, forget, isOpen, settle };
}

function take<T>(box: { current: T | null }): T | null {
  const value = box.current;
  box.current = null;
  return value;
}
