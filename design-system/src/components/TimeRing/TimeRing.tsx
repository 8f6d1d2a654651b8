import type { ReactNode } from 'react';
import { Arc, Drawing, Inside, RingRoot, Track } from './TimeRing.styles';

/** 64, 96 and 144 px. */
export type RingSize = 'S' | 'M' | 'L';
/** Urgency. */
export type RingTone = 'accent' | 'danger' | 'neutral';

export interface TimeRingProps {
  /** Filled part of the ring, 0 to 100. */
  share: number;
  /** The same for reduced motion, in larger and rarer steps. Default: `share`. */
  stillShare?: number | undefined;
  size?: RingSize | undefined;
  tone?: RingTone | undefined;
  /** Content inside the ring. */
  children: ReactNode;
}

const inside = (share: number): number => (Number.isFinite(share) ? Math.min(100, Math.max(0, share)) : 0);

/** Ring of `CountdownRing` and `StartCountdown`. Decorative: its owner provides the semantics. */
export function TimeRing({ share, stillShare = share, size = 'M', tone = 'accent', children }: TimeRingProps) {
  const shares = { '--ring-share': String(inside(share)), '--ring-share-still': String(inside(stillShare)) };
  return (
    <RingRoot data-size={size} data-tone={tone} style={shares}>
      <Drawing viewBox="0 0 100 100" aria-hidden="true">
        <Track cx="50" cy="50" r="44" />
        {inside(share) > 0 ? <Arc cx="50" cy="50" r="44" pathLength="100" data-tone={tone} /> : null}
      </Drawing>
      <Inside>{children}</Inside>
    </RingRoot>
  );
}
