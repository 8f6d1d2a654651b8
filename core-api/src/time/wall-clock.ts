import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utcPlugin from 'dayjs/plugin/utc';

dayjs.extend(utcPlugin);
dayjs.extend(timezone);

/**
 * The UTC instant of a date and time in an IANA zone. Null for a time that daylight saving time skips; the first
 * instant for one that occurs twice.
 */
export function toInstant(date: string, time: string, zone: string): string | null {
  const moment = dayjs.tz(`${date} ${time}`, 'YYYY-MM-DD HH:mm', zone);
  return moment.format('YYYY-MM-DD HH:mm') === `${date} ${time}` ? moment.utc().format('YYYY-MM-DD HH:mm:ss') : null;
}
