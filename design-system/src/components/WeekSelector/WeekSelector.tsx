import { startOfWeek } from '@internationalized/date';
import type { CalendarDate } from '@internationalized/date';
import { useContext, useEffect, useRef, useState } from 'react';
import {
  Calendar as AriaCalendar,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarStateContext,
} from 'react-aria-components/Calendar';
import { useLocale } from 'react-aria-components/I18nProvider';
import { ControlButton, defined } from '../Field';
import { DayFirst } from '../Field/DayFirst';
import { toDay } from '../Field/days';
import { Icon } from '../Icon';
import { DayOfWeek, Week, WeekHeader, WeekName } from './WeekSelector.styles';
import type { WeekSelectorProps } from './WeekSelector.types';

/** Seven days from Sunday to choose from. Moves by weeks. */
export function WeekSelector(props: WeekSelectorProps) {
  const { value, onChange, today, minValue, maxValue, isDateUnavailable, onWeekChange, labels } = props;
  const [shown, setShown] = useShownDay(value, today);
  const isUnavailable = isDateUnavailable && ((day: { toString: () => string }) => isDateUnavailable(day.toString()));
  return (
    <DayFirst>
      <AriaCalendar
        aria-label={labels.name}
        value={toDay(value)}
        onChange={(day) => onChange(day.toString())}
        // Follows a new value: React Aria itself reads the initial one only.
        focusedValue={shown}
        onFocusChange={setShown}
        {...defined({
          minValue: toDay(minValue ?? null) ?? undefined,
          maxValue: toDay(maxValue ?? null) ?? undefined,
          isDateUnavailable: isUnavailable,
        })}
        isDisabled={props.isDisabled ?? false}
        // One week instead of seven days: React Aria renders whole rows, and would announce other days than it renders.
        visibleDuration={{ weeks: 1 }}
        pageBehavior="visible"
        firstDayOfWeek="sun"
      >
        <WeekHeader>
          <ControlButton slot="previous" aria-label={labels.previousWeek}>
            <Icon name="chevronLeft" />
          </ControlButton>
          <WeekName />
          <ControlButton slot="next" aria-label={labels.nextWeek}>
            <Icon name="chevronRight" />
          </ControlButton>
        </WeekHeader>
        <Days today={today} todayLabel={labels.today} onWeekChange={onWeekChange} />
      </AriaCalendar>
    </DayFirst>
  );
}

/** The day whose week is shown: the value when it changes, otherwise the day navigated to. */
function useShownDay(value: string | null, today: string) {
  const [seen, setSeen] = useState(value);
  const [shown, setShown] = useState<CalendarDate | null>(() => toDay(value) ?? toDay(today));
  if (seen !== value) {
    setSeen(value);
    setShown(toDay(value) ?? shown);
  }
  return [shown, setShown] as const;
}

interface DaysProps {
  today: string;
  todayLabel: string;
  onWeekChange: ((sunday: string) => void) | undefined;
}

function Days({ today, todayLabel, onWeekChange }: DaysProps) {
  const { locale } = useLocale();
  useReportWeek(onWeekChange);
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' });
  // React Aria's name marks the device's today; the server's today counts here.
  const nameOf = (date: CalendarDate) =>
    [format.format(date.toDate('UTC')), ...(date.toString() === today ? [todayLabel] : [])].join(', ');
  return (
    <Week weekdayStyle="short">
      <CalendarGridHeader>{(day) => <CalendarHeaderCell>{day}</CalendarHeaderCell>}</CalendarGridHeader>
      <CalendarGridBody>
        {(day) => (
          <DayOfWeek
            date={day}
            render={(cell, { date }) => (
              <div
                {...cell}
                aria-label={nameOf(date)}
                aria-current={date.toString() === today ? 'date' : undefined}
                data-is-today={date.toString() === today || undefined}
              />
            )}
          />
        )}
      </CalendarGridBody>
    </Week>
  );
}

/** Reports each week that becomes visible, except the first. */
function useReportWeek(tell: ((sunday: string) => void) | undefined) {
  const state = useContext(CalendarStateContext);
  const { locale } = useLocale();
  const sunday = state ? startOfWeek(state.visibleRange.start, locale, 'sun').toString() : '';
  const told = useRef(sunday);
  useEffect(() => {
    if (told.current === sunday) return;
    told.current = sunday;
    tell?.(sunday);
  }, [sunday, tell]);
}
