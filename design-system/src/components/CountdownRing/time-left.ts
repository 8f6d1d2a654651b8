const SECOND_MS = 1000;

export const MINUTE = 60;

/** Start of the last seconds. */
export const LAST_SECONDS = 5;
const SOON = 10;

/** Time left, each value clamped to the range from 0 to the total. */
export interface TimeLeft {
  /** Milliseconds. */
  ms: number;
  /** Seconds, rounded up: 1 until the very end. */
  seconds: number;
  /** Percent of the total, rounded up, 100 to 0. */
  percent: number;
  /** Percent of the total, not rounded. */
  share: number;
  /** Percent by whole seconds, for reduced motion. */
  stillShare: number;
}

/** Time left; zero for an invalid or zero total. */
export function timeLeft(remainingMs: number, durationMs: number): TimeLeft {
  const isSound = durationMs > 0 && Number.isFinite(durationMs) && !Number.isNaN(remainingMs);
  const ms = isSound ? Math.min(durationMs, Math.max(0, remainingMs)) : 0;
  const seconds = Math.ceil(ms / SECOND_MS);
  const shareOf = (part: number) => (isSound ? Math.min(100, (part / durationMs) * 100) : 0);
  return {
    ms,
    seconds,
    percent: Math.ceil(shareOf(ms)),
    share: shareOf(ms),
    stillShare: shareOf(seconds * SECOND_MS),
  };
}

/**
 * The last announced moment that has passed, in seconds before the end: half the time if above 10 s, then 10, 5 and 0.
 * `null` before the first.
 */
export function momentPassed(remainingMs: number, durationMs: number): number | null {
  const half = durationMs / SECOND_MS / 2;
  const moments = [...(half > SOON ? [half] : []), SOON, LAST_SECONDS, 0];
  const { ms } = timeLeft(remainingMs, durationMs);
  const passed = moments.filter((moment) => moment * SECOND_MS < durationMs && ms <= moment * SECOND_MS);
  return passed.at(-1) ?? null;
}

/** "12" below a minute, "1:05" above. */
export const clockText = (seconds: number): string =>
  seconds < MINUTE ? String(seconds) : `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`;
