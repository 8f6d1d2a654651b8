import { monthName } from '@ruta/design-system';
import { useId } from 'react';
import { addDays, addMonths, formatDayLong, monthOf } from '../../../lib/dates';
import { useLocale } from '../../../lib/i18n';
import type { YearMarks } from '../year-marks';
import { Day, Days, Marked, Month, Months, Name, Year } from './YearMonths.styles';

export interface YearMonthsProps {
  /** Its accessible name. */
  label: string;
  /** First and last day of the cycle. */
  cycle: { start_at: string; end_at: string };
  /** At the school. */
  today: string;
  marks: YearMarks;
}

/** The year at a glance, as small months; a press on a marked day leads to its activity (PFI-01, PFI-02). */
export function YearMonths({ label, cycle, today, marks }: YearMonthsProps) {
  return (
    <Year aria-label={label}>
      <Months>
        {monthsOf(cycle).map((month) => (
          <SmallMonth key={month} {...{ month, today, marks }} />
        ))}
      </Months>
    </Year>
  );
}

/** Days without an activity are drawn only: for a reader of screens a month is its name and its marked days. */
function SmallMonth({ month, today, marks }: Pick<YearMonthsProps, 'today' | 'marks'> & { month: string }) {
  const locale = useLocale();
  const id = useId();
  const days = daysOf(month);
  return (
    <Month role="group" aria-labelledby={id}>
      <Name id={id}>{monthName(month, locale)}</Name>
      <Days>
        {days.map((day, at) => {
          const mark = marks.get(day);
          const isToday = day === today;
          // The first day stands under its weekday; weeks begin on Sunday, as in every calendar here.
          const style = at === 0 ? { gridColumnStart: weekdayOf(day) + 1 } : undefined;
          const number = <span>{at + 1}</span>;
          return mark ? (
            <Marked
              key={day}
              type="button"
              style={style}
              aria-label={`${formatDayLong(day, locale)}: ${mark.names.join('; ')}`}
              aria-current={isToday ? 'date' : undefined}
              data-chosen={mark.isChosen || undefined}
              onClick={() => document.getElementById(mark.target)?.focus()}
            >
              {number}
            </Marked>
          ) : (
            <Day key={day} style={style} aria-hidden="true" data-today={isToday || undefined}>
              {number}
            </Day>
          );
        })}
      </Days>
    </Month>
  );
}

/** Months from the first day to the last, `YYYY-MM`. */
function monthsOf({ start_at, end_at }: YearMonthsProps['cycle']): string[] {
  const months: string[] = [];
  for (let month = monthOf(start_at); month <= monthOf(end_at); month = addMonths(month, 1)) months.push(month);
  return months;
}

/** Days of a month, `YYYY-MM-DD`. */
function daysOf(month: string): string[] {
  const days: string[] = [];
  for (let day = `${month}-01`; monthOf(day) === month; day = addDays(day, 1)) days.push(day);
  return days;
}

/** 0 is Sunday. */
const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();
