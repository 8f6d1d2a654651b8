/** Seconds after the beginning and before the end of a film in which it begins anew. */
const EDGE = 3;
/** How much of a film must have been played until it counts as seen. */
const SEEN_SHARE = 0.8;

/** Where a film goes on: where one stopped, unless that is its beginning or its end (PIL-03, decision 0057). */
export const goesOnAt = (second: number, length: number | null): number =>
  second < EDGE || (length !== null && second > length - EDGE) ? 0 : second;

/** A part of a film, in seconds. */
export type Part = readonly [from: number, to: number];

interface Played {
  /** Parts that were played, in seconds, as the browser tells them: they do not overlap. */
  parts: readonly Part[];
  /** Where it went on: what lies before was played another time. */
  from: number;
  /** Of the whole film, in seconds. */
  length: number;
}

/** Whether so much of a film was played that it is seen. What was skipped does not count. */
export function isSeenBy({ parts, from, length }: Played): boolean {
  const beyond = parts.reduce((sum, [begin, end]) => sum + Math.max(0, end - Math.max(begin, from)), 0);
  return length > 0 && (from + beyond) / length >= SEEN_SHARE;
}

/** "1:05:09" or "4:07". */
export function timeOf(second: number): string {
  const [hours, minutes, seconds] = [Math.floor(second / 3600), Math.floor((second % 3600) / 60), second % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return hours === 0 ? `${minutes}:${two(seconds)}` : `${hours}:${two(minutes)}:${two(seconds)}`;
}

/** Minutes on a card; a film shorter than one counts as one. */
export const minutesOf = (seconds: number): number => Math.max(1, Math.round(seconds / 60));
