import type { ReactNode } from 'react';
import type { RingSize } from '../TimeRing';

/** The seconds before something starts. */
export type TicksLeft = 0 | 1 | 2 | 3 | 4 | 5;

export interface StartCountdownProps {
  /** What is about to start: "El diagnóstico empieza en". Names the timer. */
  label: string;
  /** The seconds left, from whoever counts them. */
  ticksLeft: TicksLeft;
  /** Said politely after the first tick, and at 0: "Empieza en 4 segundos", "Empieza ahora". */
  announcement: (secondsLeft: number) => string;
  /** Words under the label: what to expect. */
  note?: string | undefined;
  /** The time stands still, and why: "Sin conexión". */
  pausedReason?: string | undefined;
  /** What can be done meanwhile: to go back, to start at once. */
  actions?: ReactNode;
  size?: RingSize | undefined;
}
