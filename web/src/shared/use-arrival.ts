import { useEffect, useRef, type RefObject } from 'react';

/** Ref of an alert that takes the place of what was there: it is focused, so that it is read first, by eye as well. */
export function useArrival(): RefObject<HTMLDivElement | null> {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), []);
  return alert;
}
