import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { ACT } from './item-acts';
import type { NextAct } from './next-act';

/** Whether the address asks this page to begin the act, and how to take that out of the address. */
export function useAskedAct(act: NextAct): [isAsked: boolean, answer: () => void] {
  const [address, setAddress] = useSearchParams();
  const answer = useCallback(
    () =>
      setAddress(
        (before) => {
          const after = new URLSearchParams(before);
          after.delete(ACT);
          return after;
        },
        { replace: true },
      ),
    [setAddress],
  );
  return [address.get(ACT) === act, answer];
}
