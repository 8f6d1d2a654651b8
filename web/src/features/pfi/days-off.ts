import type { Holiday } from '@ruta/contracts/holidays/holiday.schema';

/** Days without classes: a holiday, or a session of the school's technical council. */
export interface DaysOff {
  id: number;
  kind: 'holiday' | 'council';
  name: string;
  from: string;
  to: string;
}

export const daysOffOf = (holidays: readonly Holiday[], nameOf: (holiday: Holiday) => string): DaysOff[] =>
  holidays.map((holiday) => ({
    ...{ id: holiday.id, name: nameOf(holiday), from: holiday.start_at, to: holiday.end_at },
    kind: holiday.meta.kind === 'cte' ? 'council' : 'holiday',
  }));

/** Those that touch these days, each with what of it lies within them. */
export const daysOffWithin = (daysOff: readonly DaysOff[], first: string, last: string): DaysOff[] =>
  daysOff
    .filter(({ from, to }) => from <= last && to >= first)
    .map((off) => ({ ...off, from: off.from > first ? off.from : first, to: off.to < last ? off.to : last }));

/** What falls on a day. Where a council meets on a holiday, the day is a holiday with both names. */
export function dayOffOn(daysOff: readonly DaysOff[], day: string): Pick<DaysOff, 'kind' | 'name'> | null {
  const here = daysOff.filter(({ from, to }) => from <= day && day <= to);
  if (here.length === 0) return null;
  return {
    kind: here.some(({ kind }) => kind === 'holiday') ? 'holiday' : 'council',
    name: here.map(({ name }) => name).join(', '),
  };
}
