import type { AgendaEvent, DayNotes } from '../AgendaCalendar';
import type { ItemMove } from '../ItemMove';

/** An item of the grid. Without `time` it lasts all day. */
export interface TimeGridEvent extends AgendaEvent {
  /** How long it lasts; shown at half an hour at least. */
  minutes: number;
  /** Word of its status, for assistive technology: "Vencida". */
  statusLabel: string;
}

/** Texts of the grid. */
export interface TimeGridLabels {
  /** Heading of the column of hours, for assistive technology. */
  hours: string;
  /** Heading of the row of items without an hour. */
  allDay: string;
  /** Accessible name of a day: "lunes 16 de noviembre de 2026". */
  dayName: (day: string) => string;
  /** Accessible name of a cell: "lunes 16 de noviembre de 2026, 09:00, 2 actividades". `time` is null for all day. */
  cellName: (day: string, time: string | null, count: number) => string;
}

export interface TimeGridProps {
  /** Id of the heading that names the grid, such as the title of an `AgendaHeader`. */
  titledBy: string;
  /** The days shown in order, `YYYY-MM-DD`: one or a week. */
  days: readonly string[];
  /** Today in the zone of the grid, `YYYY-MM-DD`. */
  today: string;
  /** The time now in that zone, `HH:mm`; a line in today's column. Without it there is no line. */
  now?: string | undefined;
  /** The chosen day. It is where the keyboard enters. Default: today, else the first. */
  selectedDay?: string | null | undefined;
  /** Items of the days shown; others are ignored. */
  events: readonly TimeGridEvent[];
  /** What a day is besides its items, such as a holiday, by day. Its column is shaded. Default: none. */
  notes?: DayNotes | undefined;
  /** Texts of the grid. */
  labels: TimeGridLabels;
  /** Whether items are loading; the days cannot be changed meanwhile. Default: false. */
  isLoading?: boolean | undefined;
  /** Called with a pressed item and its element, beside which a card can open. */
  onOpenEvent: (id: string, mark: Element) => void;
  /**
   * Called with a pressed cell, at the full hour, or with `time` null in the row of all day. By key: Enter on an empty
   * cell, `n` on any. Without it cells are not pressed.
   */
  onPressCell?: ((place: { day: string; time: string | null }, cell: Element) => void) | undefined;
  /** Called with a pressed heading of a day. Without it headings are not pressed. */
  onOpenDay?: ((day: string) => void) | undefined;
  /**
   * Moving items to another day and quarter of an hour. A place in the row of all day has no hour. Without it they stay.
   */
  move?: ItemMove | undefined;
  /** Called with −1 and 1: as many days earlier or later as are shown. */
  onStep: (steps: -1 | 1) => void;
}
