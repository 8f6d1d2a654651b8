import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utcPlugin from 'dayjs/plugin/utc';

dayjs.extend(utcPlugin);
dayjs.extend(timezone);

/** How far a clock is set back at the end of daylight saving time, in minutes. */
const SET_BACK = 60;

/**
 * The UTC instant of a date and time in an IANA zone. Null for a time that daylight saving time skips; the first
 * instant for one that occurs twice.
 */
export function toInstant(date: string, time: string, zone: string): string | null {
  const wall = `${date} ${time}`;
  const shows = (moment: dayjs.Dayjs) => moment.tz(zone).format('YYYY-MM-DD HH:mm') === wall;
  const found = dayjs.tz(wall, 'YYYY-MM-DD HH:mm', zone).utc();
  if (!shows(found)) return null;
  // The library finds the second of two in some zones, and the first in others.
  const earlier = found.subtract(SET_BACK, 'minute');
  return (shows(earlier) ? earlier : found).format('YYYY-MM-DD HH:mm:ss');
}

/**
 * The same for what is already planned, when its place gets another zone: a time that daylight saving time skips there
 * is an hour later.
 */
export function instantIn(date: string, time: string, zone: string): string {
  const found = toInstant(date, time, zone);
  if (found !== null) return found;
  return dayjs.tz(`${date} ${time}`, 'YYYY-MM-DD HH:mm', zone).utc().format('YYYY-MM-DD HH:mm:ss');
}
