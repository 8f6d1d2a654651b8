import { useEffect } from 'react';
import type { Saver } from './use-saving';

/** Milliseconds. Tests replace them instead of waiting. */
export const PAUSES = {
  /** After the last key, before a save; with the call, the server has the text within five seconds. */
  typing: 2_000,
  /** Until a failed save is retried. */
  retry: 10_000,
};

/**
 * Saves a value after a pause in typing, and retries a save that the line or the server failed. A conflict or a refused
 * text does not go away by itself, so it is not retried.
 */
export function useSavesItself<T>(value: T, isWaiting: boolean, { saving, save, retry }: Saver<T>): void {
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => save(value), PAUSES.typing);
    return () => clearTimeout(timer);
  }, [isWaiting, value, save]);

  const isCutOff =
    isWaiting && saving.state === 'failed' && (saving.problem.status === 0 || saving.problem.status >= 500);
  useEffect(() => {
    if (!isCutOff) return;
    const timer = setInterval(retry, PAUSES.retry);
    window.addEventListener('online', retry);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', retry);
    };
  }, [isCutOff, retry]);
}
