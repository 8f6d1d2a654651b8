const SECOND_MS = 1000;

/** Seconds of a minute. */
export const MINUTE = 60;

/** From here on the last seconds run. */
export const LAST_SECONDS = 5;
const SOON = 10;

/** What is left of a time: of each, nothing below zero and nothing above the whole. */
export interface TimeLeft {
  /** Milliseconds. */
  ms: number;
  /** Begun seconds: 1 until the very end. */
  seconds: number;
  /** Begun hundredths of the whole, 100 to 0. */
  percent: number;
  /** Hundredths of the whole, not rounded. */
  share: number;
  /** The same by whole seconds, for where motion is reduced. */
  stillShare: number;
}

/** What is left; of a whole that is none, or of what is no number, nothing. */
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
 * The last moment that was passed and is worth saying, in seconds before the end: half of the time where that is more
 * than 10 s, then 10 s, 5 s and 0. `null` before the first: the whole time is no moment.
 */
export function momentPassed(remainingMs: number, durationMs: number): number | null {
  const half = durationMs / SECOND_MS / 2;
  const moments = [...(half > SOON ? [half] : []), SOON, LAST_SECONDS, 0];
  const { ms } = timeLeft(remainingMs, durationMs);
  const passed = moments.filter((moment) => moment * SECOND_MS < durationMs && ms <= moment * SECOND_MS);
  return passed.at(-1) ?? null;
}

/** "12" below a minute, "1:05" from there. */
export const clockText = (seconds: number): string =>
  seconds < MINUTE ? String(seconds) : `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`;
