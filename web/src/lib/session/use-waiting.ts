import { useCallback, useRef } from 'react';

/** One promise that any number of callers wait for. */
export function useWaiting() {
  const waiting = useRef<{ answer: Promise<boolean>; resolve: (isBack: boolean) => void } | null>(null);
  const wait = useCallback((): Promise<boolean> => {
    if (waiting.current === null) {
      let resolve: (isBack: boolean) => void = () => undefined;
      const answer = new Promise<boolean>((settled) => {
        resolve = settled;
      });
      waiting.current = { answer, resolve };
    }
    return waiting.current.answer;
  }, []);
  const settle = useCallback((isBack: boolean): void => {
    waiting.current?.resolve(isBack);
    waiting.current = null;
  }, []);
  return { wait, settle };
}
