import { useState } from 'react';
import { MonthCalendar } from './MonthCalendar';
import type { MonthCalendarProps } from './MonthCalendar.types';

/** The calendar with state, for stories and tests. */
export function InPage(props: MonthCalendarProps) {
  const [month, setMonth] = useState(props.month);
  const [day, setDay] = useState(props.selectedDay);
  return (
    <MonthCalendar
      {...props}
      month={month}
      selectedDay={day}
      onMonthChange={(next) => {
        props.onMonthChange(next);
        setMonth(next);
      }}
      onSelectDay={(next) => {
        props.onSelectDay(next);
        setDay(next);
      }}
    />
  );
}
