import { monthName, Stack, VisuallyHidden } from '@ruta/design-system';
import { useId } from 'react';
import { addDays, addMonths, formatDayLong, formatDays, monthOf } from '../../../lib/dates';
import { useLocale, useTexts } from '../../../lib/i18n';
import { holidayNoteTexts } from '../../../shared/holidays/holiday-notes.texts';
import { dayOffOn, daysOffOf, daysOffWithin, type DaysOff } from '../days-off';
import type { DayTargets } from '../use-day-drag';
import type { YearMarks } from '../year-marks';
import { yearTexts } from '../year.texts';
import { YearKey, type DaysOffShown } from './YearKey';
import { Cell, Day, Days, Marked, Month, Months, Name, Year } from './YearMonths.styles';

export interface YearMonthsProps {
  /** Its accessible name. */
  label: string;
  /** First and last day of the cycle. */
  cycle: { start_at: string; end_at: string };
  /** At the school. */
  today: string;
  marks: YearMarks;
  daysOff: DaysOffShown;
  /** Days that take what is being dragged; null while nothing is. */
  targets?: DayTargets | null;
}

/**
 * The year at a glance, as small months with the days without classes; a press on a marked day leads to its activity
 * (PFI-01, PFI-02, VC-06).
 */
export function YearMonths({ label, cycle, today, marks, daysOff, targets = null }: YearMonthsProps) {
  const unconfirmed = useTexts(holidayNoteTexts);
  const { holidays } = daysOff;
  const all = daysOffOf(holidays.state === 'ready' ? holidays.data : [], ({ name, meta }) =>
    meta.confirmed ? name : unconfirmed('unconfirmed', { name }),
  );
  const off = daysOffWithin(all, cycle.start_at, cycle.end_at);
  const has = (sought: DaysOff['kind']) => off.some(({ kind }) => kind === sought);
  const shown = [...marks.values()];
  const kinds = {
    activity: shown.some(({ isChosen }) => !isChosen),
    chosen: shown.some(({ isChosen }) => isChosen),
    suggested: targets !== null,
    holiday: has('holiday'),
    council: has('council'),
  };
  return (
    <Stack gap={3}>
      <Year aria-label={label}>
        <Months>
          {monthsOf(cycle).map((month) => (
            <SmallMonth key={month} {...{ month, today, marks, off, targets }} />
          ))}
        </Months>
      </Year>
      <YearKey kinds={KINDS.filter((kind) => kinds[kind])} {...{ off, daysOff }} />
    </Stack>
  );
}

const KINDS = ['activity', 'chosen', 'suggested', 'holiday', 'council'] as const;

interface SmallMonthProps extends Pick<YearMonthsProps, 'today' | 'marks'> {
  month: string;
  /** Of the cycle. */
  off: readonly DaysOff[];
  targets: DayTargets | null;
}

/** Other days are drawn only: for a reader of screens a month is its name, its days without classes and its marked days. */
function SmallMonth({ month, today, marks, off, targets }: SmallMonthProps) {
  const locale = useLocale();
  const t = useTexts(yearTexts);
  const id = useId();
  const days = daysOf(month);
  const free = daysOffWithin(off, `${month}-01`, days.at(-1) ?? '');
  return (
    <Month role="group" aria-labelledby={id}>
      <Name id={id}>{monthName(month, locale)}</Name>
      {free.length > 0 && (
        <VisuallyHidden>
          {t('off', {
            names: free
              .map(({ name, from, to }) => t('off.on', { days: formatDays(from, to, locale), name }))
              .join('; '),
          })}
        </VisuallyHidden>
      )}
      <Days>
        {days.map((day, at) => {
          const mark = marks.get(day);
          const here = dayOffOn(free, day);
          const isToday = day === today;
          // The first day stands under its weekday; weeks begin on Sunday, as in every calendar here.
          const place = at === 0 ? { gridColumnStart: weekdayOf(day) + 1 } : undefined;
          const isTarget = targets?.has(day) === true;
          const style = isTarget ? undefined : place;
          const words = [...(mark?.names ?? []), ...(here ? [t('off', { names: here.name })] : [])].join('; ');
          const name = formatDayLong(day, locale);
          const label = words === '' ? name : t('marked', { day: name, names: words });
          const number = <span>{at + 1}</span>;
          const drawn = mark ? (
            <Marked
              key={day}
              type="button"
              style={style}
              aria-label={label}
              data-kind={here?.kind}
              aria-current={isToday ? 'date' : undefined}
              data-chosen={mark.isChosen || undefined}
              onClick={() => document.getElementById(mark.target)?.focus()}
            >
              {number}
            </Marked>
          ) : (
            <Day key={day} style={style} aria-hidden="true" data-kind={here?.kind} data-today={isToday || undefined}>
              {number}
            </Day>
          );
          if (!isTarget) return drawn;
          return (
            <Cell key={day} style={place} data-suggested={targets.isSuggested(day) || undefined}>
              <targets.DropField label={label} onDrop={() => targets.onDrop(day)}>
                {drawn}
              </targets.DropField>
            </Cell>
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
