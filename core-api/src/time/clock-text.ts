import { formatDay } from '@ruta/contracts/kit/day-text';
import { fromUtc } from './clock';

const formatters = new Map<string, Intl.DateTimeFormat>();

/** A stored UTC instant in an IANA zone, as people read it: `20-11-2026` and `10:05`, 24 hours (decision 0024). */
export function clockText(at: string, timezone: string): { day: string; time: string } {
  let format = formatters.get(timezone);
  if (!format) {
    // Sweden writes `2026-11-20 10:05`.
    format = new Intl.DateTimeFormat('sv-SE', { timeZone: timezone, dateStyle: 'short', timeStyle: 'short' });
    formatters.set(timezone, format);
  }
  const [day = '', time = ''] = format.format(fromUtc(at)).split(' ');
  return { day: formatDay(day), time };
}
