export { DayAgenda } from './DayAgenda';
export type { AgendaItem, AgendaItemGroup, DayAgendaProps } from './DayAgenda.types';
