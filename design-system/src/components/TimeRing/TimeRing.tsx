import type { ReactNode } from 'react';
import { Arc, Drawing, Inside, RingRoot, Track } from './TimeRing.styles';

/** 64, 96 and 144 px. */
export type RingSize = 'S' | 'M' | 'L';
/** How pressing it is. */
export type RingTone = 'accent' | 'danger' | 'neutral';

export interface TimeRingProps {
  /** How much of the ring is drawn, 0 to 100. */
  share: number;
  /** The same where motion is reduced: it may take bigger and rarer steps. */
  stillShare?: number | undefined;
  size?: RingSize | undefined;
  tone?: RingTone | undefined;
  /** What stands in it. */
  children: ReactNode;
}

const inside = (share: number): number => (Number.isFinite(share) ? Math.min(100, Math.max(0, share)) : 0);

/** The ring that `CountdownRing` and `StartCountdown` share. It is a picture: its owner says what it means. */
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
