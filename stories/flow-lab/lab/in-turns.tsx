import { startTransition, useEffect, useState, type ReactNode } from 'react';

/**
 * Draws what is inside it some turns after the page itself, sliced, each turn with an end of its own: the parts of a page
 * drawn all at once would hold it up.
 */
export function Later({ turns = 1, children }: { turns?: number; children: ReactNode }) {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (turn < turns) startTransition(() => setTurn(turn + 1));
  }, [turn, turns]);
  return turn < turns ? null : children;
}

/** A value that follows another one turn later, for what is drawn after the rest. */
export function useAfter<Value>(value: Value): Value {
  const [followed, follow] = useState(value);
  useEffect(() => startTransition(() => follow(value)), [value]);
  return followed;
}
