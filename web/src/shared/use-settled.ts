import { useEffect, useState } from 'react';

/** A value as it was once it had stood for a while, in milliseconds: what somebody types, after they pause. */
export function useSettled<T>(value: T, after: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), after);
    return () => clearTimeout(timer);
  }, [value, after]);
  return settled;
}
