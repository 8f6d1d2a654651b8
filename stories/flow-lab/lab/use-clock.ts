import { useEffect, useState } from 'react';

/** Speed factor; 0 is paused. */
export type Speed = 0 | 1 | 10;

/** Interval of a running clock, in real milliseconds. */
const BEAT_MS = 200;

/**
 * A running virtual clock. Calls `onBeat` with the virtual milliseconds passed. Pauses when `mayRun` becomes false and
 * does not resume by itself.
 */
export function useClock(mayRun: boolean, onBeat: (ms: number) => void) {
  const [speed, setSpeed] = useState<Speed>(0);
  if (speed !== 0 && !mayRun) setSpeed(0);
  useEffect(() => {
    if (speed === 0) return undefined;
    const beat = setInterval(() => onBeat(BEAT_MS * speed), BEAT_MS);
    return () => clearInterval(beat);
  }, [speed, onBeat]);
  return { speed, setSpeed };
}
