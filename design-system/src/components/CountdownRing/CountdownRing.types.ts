import type { RingSize } from '../TimeRing';

/** Text to announce. `secondsLeft` is 0 at the end. */
export type CountdownAnnouncement = (secondsLeft: number) => string;

export interface CountdownRingProps {
  /** Accessible name of the timer: "Tiempo para responder". */
  label: string;
  /** Time left in milliseconds, by the server's clock; `null` if unknown. */
  remainingMs: number | null;
  /** Total time in milliseconds including extensions; 100 % of the ring. */
  durationMs: number;
  /** Announced politely at half the time (above 10 s), at 10 s, at 5 s and at the end. */
  announcement: CountdownAnnouncement;
  /** Value inside the ring: percent (100 to 0) or seconds. Default: 'percent'. */
  unit?: 'percent' | 'seconds' | undefined;
  /** Text below the ring: "Pregunta 3 de 10", or that the time was extended. */
  note?: string | undefined;
  /** Text below the ring in the last 5 seconds, which replaces the note. */
  lastSecondsNote?: string | undefined;
  /** Reason for a paused clock: "Guardando tu respuesta". */
  pausedReason?: string | undefined;
  /** Announcement while `remainingMs` is null. */
  loadingLabel?: string | undefined;
  size?: RingSize | undefined;
}
