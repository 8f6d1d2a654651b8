import type { ReactNode } from 'react';
import type { AgendaEvent } from '../AgendaCalendar';

/** An item of the list. */
export interface AgendaItem extends AgendaEvent {
  /** Start, `HH:mm`; omit it without an hour. */
  time?: string | undefined;
  /** Place or person, such as the school. */
  detail?: string | undefined;
  /** Label of the status. */
  statusLabel: string;
  /** Target URL. */
  href?: string | undefined;
}

/** Items with a heading. */
export interface AgendaItemGroup {
  /** Id of the group. */
  id: string;
  /** "Hoy", "Próxima semana". */
  heading: string;
  /** Text beside the heading, such as the date. */
  note?: string | undefined;
  /** Items in order. */
  items: readonly AgendaItem[];
}

export interface DayAgendaProps {
  /** Accessible name of the list. */
  'aria-label': string;
  /** One group per day or period. */
  groups: readonly AgendaItemGroup[];
  /** Today in the person's time zone, `YYYY-MM-DD`. */
  today: string;
  /** Called when an item without `href` is pressed. */
  onOpen?: ((id: string) => void) | undefined;
  /** Buttons of an item. */
  itemActions?: ((item: AgendaItem) => ReactNode) | undefined;
  /** Content without items. */
  emptyText: ReactNode;
  /** Shows placeholders while the first items load. Default: false. */
  isLoading?: boolean | undefined;
  /** Heading level of the groups. Default: 3. */
  headingLevel?: 2 | 3 | 4 | undefined;
}
