export { AgendaCalendar } from './AgendaCalendar';
export { AgendaHeader } from './AgendaHeader';
export type { AgendaHeaderProps } from './AgendaHeader';
export { momentOf } from './AgendaCalendar.types';
export type {
  AgendaCalendarLabels,
  AgendaCalendarProps,
  AgendaEvent,
  AgendaKind,
  AgendaMoment,
} from './AgendaCalendar.types';
