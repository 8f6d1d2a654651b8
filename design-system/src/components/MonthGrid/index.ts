export { alongLine } from './along-line';
export { addDays, addMonths, monthOf } from './calendarDays';
export { monthName } from './month-name';
export { MonthGrid } from './MonthGrid';
export type { DayRefusal, MonthGridProps } from './MonthGrid.types';
export { Frame } from './MonthGrid.styles';
