import { useEffect, useState } from 'react';

const STEP_MS = 250;

/** Milliseconds left of `total`, counted from when `key` changed; it stands still while `isPaused`. */
export function useTimeLeft(total: number, key: number | null, isPaused: boolean): number {
  const [left, setLeft] = useState({ key, ms: total });
  useEffect(() => {
    if (isPaused) return;
    const began = performance.now();
    const tick = () => setLeft({ key, ms: Math.max(0, total - (performance.now() - began)) });
    tick();
    const timer = setInterval(tick, STEP_MS);
    return () => clearInterval(timer);
  }, [isPaused, key, total]);
  return left.key === key ? left.ms : total;
}
