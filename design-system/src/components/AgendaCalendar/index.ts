export { AgendaCalendar } from './AgendaCalendar';
export { momentOf } from './AgendaCalendar.types';
export type {
  AgendaCalendarLabels,
  AgendaCalendarProps,
  AgendaEvent,
  AgendaKind,
  AgendaMoment,
} from './AgendaCalendar.types';
