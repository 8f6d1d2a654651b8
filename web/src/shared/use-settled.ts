import { useEffect, useState } from 'react';

/** Milliseconds that a filter waits for the next key before it asks. */
export const FILTER_MS = 300;

/** The value after it has not changed for `after` milliseconds. */
export function useSettled<T>(value: T, after: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), after);
    return () => clearTimeout(timer);
  }, [value, after]);
  return settled;
}
