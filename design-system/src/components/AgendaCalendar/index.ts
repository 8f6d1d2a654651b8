export { AgendaCalendar } from './AgendaCalendar';
export { AgendaHeader } from './AgendaHeader';
export type { AgendaHeaderProps } from './AgendaHeader';
export { OriginMark } from './OriginMark';
export { momentOf } from './AgendaCalendar.types';
export type {
  AgendaCalendarLabels,
  AgendaCalendarProps,
  DayNotes,
  AgendaEvent,
  AgendaKind,
  AgendaMoment,
  AgendaOrigin,
} from './AgendaCalendar.types';
