export { AgendaCalendar } from './AgendaCalendar';
export { AgendaHeader } from './AgendaHeader';
export type { AgendaHeaderProps } from './AgendaHeader';
export { OriginMark } from './OriginMark';
export { momentOf } from './AgendaCalendar.types';
export type {
  AgendaCalendarLabels,
  AgendaCalendarProps,
  AgendaEvent,
  AgendaKind,
  AgendaMoment,
  AgendaOrigin,
} from './AgendaCalendar.types';
