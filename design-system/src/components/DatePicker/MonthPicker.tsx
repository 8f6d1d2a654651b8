import {
  Calendar as AriaCalendar,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar';
import { ControlButton, defined } from '../Field';
import { DayFirst } from '../Field/DayFirst';
import { toDay } from '../Field/days';
import { Icon } from '../Icon';
import { CalendarHeader, DayCell, DaysGrid, MonthName } from './MonthPicker.styles';

export interface MonthPickerProps {
  minValue?: string | undefined;
  maxValue?: string | undefined;
  isDateUnavailable?: ((day: string) => boolean) | undefined;
  /** The chosen day, `YYYY-MM-DD`. */
  value: string | null;
  /** A day was chosen. */
  onChange: (day: string) => void;
}

/** A month of days to choose from, six weeks from Sunday. Takes the focus to the chosen day. */
export function MonthPicker({ value, onChange, minValue, maxValue, isDateUnavailable }: MonthPickerProps) {
  return (
    <DayFirst>
      <AriaCalendar
        autoFocus
        value={toDay(value)}
        onChange={(day) => onChange(day.toString())}
        {...defined({
          minValue: toDay(minValue ?? null) ?? undefined,
          maxValue: toDay(maxValue ?? null) ?? undefined,
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
          <CalendarGridBody>{(date) => <DayCell date={date} />}</CalendarGridBody>
        </DaysGrid>
      </AriaCalendar>
    </DayFirst>
  );
}
