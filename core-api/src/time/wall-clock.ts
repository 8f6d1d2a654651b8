import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utcPlugin from 'dayjs/plugin/utc';

dayjs.extend(utcPlugin);
dayjs.extend(timezone);

/**
 * The UTC instant of a wall-clock time in an IANA zone, or null where the clocks jump over it (the hour that a change
 * to summer time leaves out). Of an hour that happens twice, the first.
 */
export function toInstant(date: string, time: string, zone: string): string | null {
  const moment = dayjs.tz(`${date} ${time}`, 'YYYY-MM-DD HH:mm', zone);
  return moment.format('YYYY-MM-DD HH:mm') === `${date} ${time}` ? moment.utc().format('YYYY-MM-DD HH:mm:ss') : null;
}
