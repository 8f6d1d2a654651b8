import type { CalendarPeriod } from '@ruta/contracts/conferences/calendar-period';
import { addDays, fromUtc, utc } from '../../time/clock';
import { instantIn } from '../../time/wall-clock';

/** UTC instants; the second is not part of the span. */
interface Span {
  from: string;
  to: string;
}

/** The day of a moment, `YYYY-MM-DD` or `YYYY-MM-DD HH:mm:ss`. */
export const dayOf = (moment: string): string => moment.slice(0, 10);
/** Its time `HH:mm:ss`; '' for a whole day. */
const timeOf = (moment: string): string => moment.slice(11);

const LAST_SECOND = '23:59:59';

/** The instants of a period of a calendar in an IANA zone. */
export function spanOf({ start, end }: CalendarPeriod, timezone: string): Span {
  const from = instantOf(dayOf(start), timeOf(start) || '00:00:00', timezone);
  const time = timeOf(end);
  // Midnight and not a second later: where clocks are set back at midnight, the last second comes twice.
  if (time === '' || time === LAST_SECOND) return { from, to: instantIn(addDays(dayOf(end), 1), '00:00', timezone) };
  const last = fromUtc(instantOf(dayOf(end), time, timezone));
  return { from, to: utc(new Date(last.getTime() + 1000)) };
}

/** Zones differ from UTC by whole minutes, so the seconds stay. */
const instantOf = (day: string, time: string, timezone: string) =>
  `${instantIn(day, time.slice(0, 5), timezone).slice(0, 17)}${time.slice(6)}`;
