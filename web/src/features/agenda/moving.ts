import type { AgendaActivity } from '@ruta/contracts/agenda/agenda.schema';
import type { MovePlace } from '@ruta/design-system';
import type { MovedTo } from '../../shared/moving/movers';

/** What is being moved: carried to a place in the calendar, or in the form, which opens at the place where it was put. */
export type Moving =
  | { step: 'carrying'; item: AgendaActivity; from: MovePlace }
  | { step: 'form'; item: AgendaActivity; to: MovedTo | null };

/** Begins to move an item: in the calendar from its own place, or in the form where there is no calendar. */
export const beginning = (item: AgendaActivity, hasCalendar: boolean): Moving =>
  hasCalendar
    ? { step: 'carrying', item, from: { day: item.date, time: item.time } }
    : { step: 'form', item, to: null };
