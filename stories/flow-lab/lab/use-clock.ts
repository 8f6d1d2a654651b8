import { useEffect, useState } from 'react';

/** How many times faster than a watch; 0 stands still. */
export type Speed = 0 | 1 | 10;

/** How often a running clock moves on, in milliseconds of real time. */
const BEAT_MS = 200;

/**
 * A virtual clock that runs by itself: tells `onBeat` how many virtual milliseconds have passed. Stops when there is
 * nothing to run for, and does not begin again by itself.
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
