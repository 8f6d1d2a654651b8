import { useEffect, useEffectEvent, useState } from 'react';
import type { LabView } from '../view';
import type { Jump, Preference } from './jump';
import { isMotionReduced } from './motion';
import type { Target } from './targets';
import { findWay, prepareWays } from './way-finder';

/** A move every 300 ms, slow enough to be read. */
const PACE = 300;

/** How a jump stands; `count` and `now` are moves after those that were kept. */
export type JumpStatus =
  | { is: 'idle' | 'searching' | 'noWay' | 'failed' }
  | { is: 'moving' | 'stopped'; jump: Jump; now: number; count: number; isFromHere: boolean }
  | { is: 'arrived'; jump: Jump; count: number; isFromHere: boolean };

/** What a panel that leads somewhere needs. */
export interface Jumping {
  status: JumpStatus;
  /** Leads to the nearest of the targets, at once or a move at a time; at once where motion is reduced. */
  go: (targets: readonly Target[], isAnimated: boolean, preference?: Preference) => Promise<void>;
  /** Stays where the animation is. */
  stop: () => void;
}

/** Looks for a way in the worker and takes it (SM-02). */
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
      // With nothing kept it may still be the same opening, with nothing done yet.
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
