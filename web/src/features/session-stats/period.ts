import { daysBetween } from '@ruta/contracts/kit/days-between';
import { PERIOD_DAYS_MAX } from '@ruta/contracts/session-stats/limits';
import type { StatsPeriod } from '@ruta/contracts/session-stats/session-stats.schema';
import { addMonths, isDay } from '../../lib/dates';

/** Whether days are those of a period: in order, and up to two years. */
export const isPeriod = ({ date_start, date_end }: StatsPeriod): boolean =>
  isDay(date_start) && isDay(date_end) && date_start <= date_end && !isTooLong({ date_start, date_end });

export const isTooLong = ({ date_start, date_end }: StatsPeriod): boolean =>
  daysBetween(date_start, date_end) > PERIOD_DAYS_MAX;

/** The period of a first look: the started cycle, in which sessions to come lie, too; without one the last twelve months. */
export function usualPeriod(cycle: { start_at: string; end_at: string } | null, today: string): StatsPeriod {
  const ofCycle = cycle && { date_start: cycle.start_at, date_end: cycle.end_at };
  if (ofCycle && isPeriod(ofCycle)) return ofCycle;
  return { date_start: `${addMonths(today.slice(0, 7), -11)}-01`, date_end: today };
}

/** The period of an address; null where it names none, or no possible one. */
export function periodIn(address: URLSearchParams): StatsPeriod | null {
  const period = { date_start: address.get('date_start') ?? '', date_end: address.get('date_end') ?? '' };
  return isPeriod(period) ? period : null;
}
