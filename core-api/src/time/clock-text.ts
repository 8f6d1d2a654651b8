import { formatDay } from '@ruta/contracts/kit/day-text';
import { dayIn, fromUtc } from './clock';

const hours = new Map<string, Intl.DateTimeFormat>();

/** A stored UTC instant in an IANA zone, as people read it: `20-11-2026` and `10:05`, 24 hours (decision 0024). */
export function clockText(at: string, timezone: string): { day: string; time: string } {
  const instant = fromUtc(at);
  const format =
    hours.get(timezone) ??
    new Intl.DateTimeFormat('en-GB', { timeZone: timezone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  hours.set(timezone, format);
  return { day: formatDay(dayIn(timezone, instant)), time: format.format(instant) };
}
