import type { ReactNode } from 'react';
import type { AgendaEvent } from '../AgendaCalendar';

/** One item of the list. */
export interface AgendaItem extends AgendaEvent {
  /** When it starts, `HH:mm`; left out when it has no hour. */
  time?: string | undefined;
  /** Where or with whom: the school. */
  detail?: string | undefined;
  /** The word of its status. */
  statusLabel: string;
  /** Where it leads to. */
  href?: string | undefined;
}

/** Items under one heading. */
export interface AgendaItemGroup {
  /** Its key. */
  id: string;
  /** "Hoy", "Próxima semana". */
  heading: string;
  /** Beside the heading: the date. */
  note?: string | undefined;
  /** The items, in order. */
  items: readonly AgendaItem[];
}

export interface DayAgendaProps {
  /** Name of the list. */
  'aria-label': string;
  /** One group per day or period. */
  groups: readonly AgendaItemGroup[];
  /** Today in the person's time zone, `YYYY-MM-DD`. */
  today: string;
  /** An item without `href` was pressed. */
  onOpen?: ((id: string) => void) | undefined;
  /** Buttons of one item. */
  itemActions?: ((item: AgendaItem) => ReactNode) | undefined;
  /** Shown when there is nothing. */
  emptyText: ReactNode;
  /** The first items are on their way: their places are drawn. */
  isLoading?: boolean | undefined;
  /** Level of the group headings. */
  headingLevel?: 2 | 3 | 4 | undefined;
}
