import {
  Calendar as AriaCalendar,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar';
import { useEffect, useState } from 'react';
import type { DayNotes } from '../AgendaCalendar';
import { ControlButton, defined } from '../Field';
import { DayFirst } from '../Field/DayFirst';
import { toDay } from '../Field/days';
import { Icon } from '../Icon';
import { MonthNotes } from './MonthNotes';
import { CalendarHeader, DayCell, DaysGrid, MonthName } from './MonthPicker.styles';

export interface MonthPickerProps {
  minValue?: string | undefined;
  maxValue?: string | undefined;
  isDateUnavailable?: ((day: string) => boolean) | undefined;
  loadNotes?: (() => Promise<DayNotes>) | undefined;
  /** Day that is focused first while none is selected, `YYYY-MM-DD`. Default: today. */
  opensAt?: string | undefined;
  /** Selected day, `YYYY-MM-DD`. */
  value: string | null;
  /** Called with the chosen day. */
  onChange: (day: string) => void;
}

/** Calendar month of six weeks that start on Sunday. Focuses the selected day. */
export function MonthPicker(props: MonthPickerProps) {
  const { value, onChange, minValue, maxValue, isDateUnavailable, loadNotes, opensAt } = props;
  const [notes, setNotes] = useState<DayNotes>({});
  // Once per opening: callers give a new function with each render.
  const [load] = useState(() => loadNotes);
  useEffect(() => {
    let isClosed = false;
    load?.().then(
      (loaded) => {
        if (!isClosed) setNotes(loaded);
      },
      () => undefined, // the calendar works without
    );
    return () => void (isClosed = true);
  }, [load]);
  return (
    <DayFirst>
      <AriaCalendar
        autoFocus
        value={toDay(value)}
        onChange={(day) => onChange(day.toString())}
        {...defined({
          minValue: toDay(minValue ?? null) ?? undefined,
          maxValue: toDay(maxValue ?? null) ?? undefined,
          defaultFocusedValue: value === null ? (toDay(opensAt ?? null) ?? undefined) : undefined,
          isDateUnavailable:
            isDateUnavailable && ((day: { toString: () => string }) => isDateUnavailable(day.toString())),
        })}
        weeksInMonth={6}
        firstDayOfWeek="sun"
      >
        <CalendarHeader>
          <ControlButton slot="previous">
            <Icon name="chevronLeft" />
          </ControlButton>
          <MonthName />
          <ControlButton slot="next">
            <Icon name="chevronRight" />
          </ControlButton>
        </CalendarHeader>
        <DaysGrid weekdayStyle="short">
          <CalendarGridHeader>{(day) => <CalendarHeaderCell>{day}</CalendarHeaderCell>}</CalendarGridHeader>
          <CalendarGridBody>
            {(date) => <DayCell date={date} data-noted={notes[date.toString()] !== undefined || undefined} />}
          </CalendarGridBody>
        </DaysGrid>
        <MonthNotes notes={notes} />
      </AriaCalendar>
    </DayFirst>
  );
}
