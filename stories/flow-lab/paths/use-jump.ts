import { useEffect, useEffectEvent, useState } from 'react';
import type { LabView } from '../view';
import type { Jump, Preference } from './jump';
import { isMotionReduced } from './motion';
import type { Target } from './targets';
import { findWay, prepareWays } from './way-finder';

/** Milliseconds per move of an animated jump, slow enough to read. */
const PACE = 300;

/** Status of a jump; `count` and `now` count the moves after those kept. */
export type JumpStatus =
  | { is: 'idle' | 'searching' | 'noWay' | 'failed' }
  | { is: 'moving' | 'stopped'; jump: Jump; now: number; count: number; isFromHere: boolean }
  | { is: 'arrived'; jump: Jump; count: number; isFromHere: boolean };

/** State and controls of a jump. */
export interface Jumping {
  status: JumpStatus;
  /** Jumps to the nearest target, at once or animated; always at once with reduced motion. */
  go: (targets: readonly Target[], isAnimated: boolean, preference?: Preference) => Promise<void>;
  /** Stops the animation at the current move. */
  stop: () => void;
}

/** Finds a path in the worker and applies it (SM-02). */
export function useJump({ entry, opening, moves, onPath }: LabView, openings?: readonly string[]): Jumping {
  const [status, setStatus] = useState<JumpStatus>({ is: 'idle' });

  useEffect(() => prepareWays(entry, openings), [entry, openings]);

  const showMove = ({ path, kept }: Jump, now: number) =>
    onPath({ opening: path.opening, moves: path.moves.slice(0, kept + now) });

  const go = async (targets: readonly Target[], isAnimated: boolean, preference: Preference = 'shortest') => {
    setStatus({ is: 'searching' });
    try {
      const jump = await findWay(entry, { opening, moves }, targets, preference, openings);
      if (jump === null) return setStatus({ is: 'noWay' });
      const count = jump.path.moves.length - jump.kept;
      // `kept` is 0 both for a new opening and for the current one without moves.
      const isFromHere = jump.kept === moves.length && jump.path.opening === opening;
      if (!isAnimated || count < 2 || isMotionReduced()) {
        if (count > 0 || !isFromHere) onPath(jump.path);
        return setStatus({ is: 'arrived', jump, count, isFromHere });
      }
      showMove(jump, 0);
      setStatus({ is: 'moving', jump, now: 0, count, isFromHere });
    } catch {
      setStatus({ is: 'failed' });
    }
  };

  const step = useEffectEvent(() => {
    if (status.is !== 'moving') return;
    const { jump, count, isFromHere } = status;
    const now = status.now + 1;
    showMove(jump, now);
    setStatus(now < count ? { ...status, now } : { is: 'arrived', jump, count, isFromHere });
  });
  useEffect(() => {
    if (status.is !== 'moving') return;
    const timer = setTimeout(step, PACE);
    return () => clearTimeout(timer);
  }, [status]);

  const stop = () => {
    if (status.is === 'moving') setStatus({ ...status, is: 'stopped' });
  };
  return { status, go, stop };
}
