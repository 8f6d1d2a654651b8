import { daysBetween } from '@ruta/contracts/kit/days-between';
import { PERIOD_DAYS_MAX } from '@ruta/contracts/session-stats/limits';
import type { StatsPeriod } from '@ruta/contracts/session-stats/session-stats.schema';
import { throwFieldErrors } from '../../kernel/problem';
import { addDays } from '../../time/clock';
import { instantIn } from '../../time/wall-clock';

/** Instants between which sessions start: UTC, the second is not part of it. */
export interface Span {
  from: string;
  to: string;
}

/** A month of a period, or the part of it that belongs to the period. */
export interface MonthOfPeriod extends Span {
  month: string;
}

/** Refuses days out of order and a period of more than two years, beside its last day. */
export function judgePeriod({ date_start, date_end }: StatsPeriod): void {
  if (date_end < date_start) throwFieldErrors({ date_end: ['session-stats.period.out-of-order'] });
  if (daysBetween(date_start, date_end) > PERIOD_DAYS_MAX)
    throwFieldErrors({ date_end: ['session-stats.period.too-long'] });
}

/** The instants of a period’s days in an IANA zone. */
export const spanOf = ({ date_start, date_end }: StatsPeriod, timezone: string): Span => ({
  from: instantIn(date_start, '00:00', timezone),
  to: instantIn(addDays(date_end, 1), '00:00', timezone),
});

/** The months that a period touches, in order, cut at its first and last day. */
export function monthsOf(period: StatsPeriod, timezone: string): MonthOfPeriod[] {
  const { date_start, date_end } = period;
  const months: MonthOfPeriod[] = [];
  for (let first = date_start; first <= date_end;) {
    const month = first.slice(0, 7);
    const next = `${addDays(`${month}-01`, 31).slice(0, 7)}-01`;
    const last = addDays(next, -1);
    months.push({ month, ...spanOf({ date_start: first, date_end: last < date_end ? last : date_end }, timezone) });
    first = next;
  }
  return months;
}
