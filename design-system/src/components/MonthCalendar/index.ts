export { MonthCalendar } from './MonthCalendar';
export type { DayMark, MonthCalendarLabels, MonthCalendarProps } from './MonthCalendar.types';
