import type { RingSize } from '../TimeRing';

/** What the ring says aloud. `secondsLeft` is 0 when the time is over. */
export type CountdownAnnouncement = (secondsLeft: number) => string;

export interface CountdownRingProps {
  /** Names the timer: "Tiempo para responder". */
  label: string;
  /** What is left, in milliseconds, by the clock that decides; `null` while nobody knows. */
  remainingMs: number | null;
  /** The whole time, in milliseconds, with what it was extended by: what 100 % is. */
  durationMs: number;
  /** Said politely at half the time (if that is more than 10 s), at 10 s, at 5 s and at the end. */
  announcement: CountdownAnnouncement;
  /** What stands in the ring: hundredths, 100 to 0, or seconds. */
  unit?: 'percent' | 'seconds' | undefined;
  /** Words under the ring: "Pregunta 3 de 10", or that the time was extended. */
  note?: string | undefined;
  /** Words under the ring in the last 5 seconds, instead of the note: the colour does not say it alone. */
  lastSecondsNote?: string | undefined;
  /** The time stands still, and why: "Guardando tu respuesta". */
  pausedReason?: string | undefined;
  /** What is on its way while nobody knows what is left, for assistive technology. */
  loadingLabel?: string | undefined;
  size?: RingSize | undefined;
}
