import { dayIn, utc } from './clock';
import { toInstant } from './wall-clock';

/** People are told of days from this hour on, by the clock of their school: nobody is woken. */
const MORNING = '07:00';
const HALF_DAY_MS = 12 * 3_600_000;

/**
 * The instant by whose day people in a zone are told news: until seven in the morning one of the day before. Goes by the
 * wall clock, because on a day on which it changes seven hours after midnight are not seven o'clock.
 */
export function instantToTell(now: Date, timezone: string): Date {
  const morning = toInstant(dayIn(timezone, now), MORNING, timezone);
  return morning !== null && utc(now) < morning ? new Date(now.getTime() - HALF_DAY_MS) : now;
}
