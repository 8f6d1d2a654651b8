import type { ReactNode } from 'react';
import type { RingSize } from '../TimeRing';

/** Seconds before the start. */
export type TicksLeft = 0 | 1 | 2 | 3 | 4 | 5;

export interface StartCountdownProps {
  /** Accessible name of the timer: "El diagnóstico empieza en". */
  label: string;
  /** Seconds left, counted by the caller. */
  ticksLeft: TicksLeft;
  /** Polite announcement after the first tick and at 0: "Empieza en 4 segundos", "Empieza ahora". */
  announcement: (secondsLeft: number) => string;
  /** Text below the label: what to expect. */
  note?: string | undefined;
  /** Reason for a paused countdown: "Sin conexión". */
  pausedReason?: string | undefined;
  /** Buttons, such as going back. */
  actions?: ReactNode;
  size?: RingSize | undefined;
}
