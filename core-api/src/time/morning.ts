import { dayIn, utc } from './clock';
import { toInstant } from './wall-clock';

/** People are told of days from this hour on, by the clock of their school: nobody is woken. */
const MORNING = '07:00';
const HALF_DAY_MS = 12 * 3_600_000;

/**
 * An instant on the day whose news people in a zone get now: from seven in the morning on `now`, earlier twelve hours
 * before it, on the previous day. Reads the wall clock: on a day with a clock change, seven o'clock is not seven hours
 * after midnight.
 */
export function instantToTell(now: Date, timezone: string): Date {
  const morning = toInstant(dayIn(timezone, now), MORNING, timezone);
  return morning !== null && utc(now) < morning ? new Date(now.getTime() - HALF_DAY_MS) : now;
}
