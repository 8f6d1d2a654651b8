import { startTransition, useEffect, useState, type ReactNode } from 'react';

/** Renders its children after `turns` transitions, in slices, so that mounting a page's parts does not block it. */
export function Later({ turns = 1, children }: { turns?: number; children: ReactNode }) {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (turn < turns) startTransition(() => setTurn(turn + 1));
  }, [turn, turns]);
  return turn < turns ? null : children;
}

/** The value delayed by one transition, for parts that render after the rest. */
export function useAfter<Value>(value: Value): Value {
  const [followed, follow] = useState(value);
  useEffect(() => startTransition(() => follow(value)), [value]);
  return followed;
}
