import type { ReactNode } from 'react';
import type { ItemMove } from '../ItemMove';

/** Kind of an event, shown as colour. */
export type AgendaKind = 'pending' | 'outdated' | 'taken' | 'visit';

/** Moment of an event relative to today, shown as icon. */
export type AgendaMoment = 'completed' | 'upcoming' | 'past';

/** Where an event belongs where a calendar shows several, such as its school. */
export interface AgendaOrigin {
  /** Short text that tells it apart, of some four letters. The colour is never the only mark. */
  code: string;
  /** Colour of a chart series. */
  series: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
}

/** An event of the month. */
export interface AgendaEvent {
  /** Id of the event. */
  id: string;
  /** Day, `YYYY-MM-DD`. */
  day: string;
  /** Kind: pending blue, outdated red, taken green, visit gold. */
  kind: AgendaKind;
  /** Whether it is completed; shows a green check. */
  isCompleted: boolean;
  /** Whether its day is over where it takes place. Default: whether it is before the reader's today. */
  isPast?: boolean | undefined;
  /** Start, `HH:mm`, before the title; omit it without an hour. */
  time?: string | undefined;
  /** Short title, shown where there is space. */
  title: string;
  /** Where it belongs, before the title; omit it where all belong to one. */
  origin?: AgendaOrigin | undefined;
}

/** Texts of the calendar. */
export interface AgendaCalendarLabels {
  /** Label of the button for today. */
  today: string;
  /** Name of the button for the previous month. */
  previousMonth: string;
  /** Name of the button for the next month. */
  nextMonth: string;
  /** Name of the button that explains colours and icons. */
  info: string;
  /** Label of the button that shows the day's list. */
  showList: string;
  /** Label of that button while the list is open. */
  hideList: string;
  /** Number of events that do not fit: "+2". */
  more: (count: number) => string;
  /** Start of a day's accessible name: "10 de mayo, 2 visitas, 1 pendiente". Titles that are shown follow it. */
  dayName: (day: string, events: readonly AgendaEvent[]) => string;
}

/** A short text by day, `YYYY-MM-DD`. */
export type DayNotes = Readonly<Partial<Record<string, string>>>;

export interface AgendaCalendarProps {
  /** Month shown, `YYYY-MM`. */
  month: string;
  /** Today in the person's time zone, `YYYY-MM-DD`. */
  today: string;
  /** Selected day, `YYYY-MM-DD`. */
  selectedDay?: string | null | undefined;
  /** Events of the 42 days shown, in display order. */
  events: readonly AgendaEvent[];
  /** What a day is besides its events, such as a holiday, by day. Its tile is shaded and says it. Default: none. */
  notes?: DayNotes | undefined;
  /** Called with the selected day. A day of an adjacent month also changes the month. */
  onSelectDay: (day: string) => void;
  /** Called with the requested month, `YYYY-MM`. */
  onMonthChange: (month: string) => void;
  /** Called with an event whose mark was pressed, and the mark, beside which a card can open. Wide calendars only. */
  onOpenEvent?: ((id: string, mark: Element) => void) | undefined;
  /** Called with the day whose number of further events was pressed. Default: the day is selected. */
  onOpenDay?: ((day: string) => void) | undefined;
  /** Called with the focused day and its tile when `n` is pressed, to create something there. */
  onCreate?: ((day: string, tile: Element) => void) | undefined;
  /** Moving events to another day, where they keep their hour; dragged in wide calendars only. Without it they stay. */
  move?: ItemMove | undefined;
  /** Called by the today button: show its month and select it. */
  onToday: () => void;
  /** Whether events are loading; the month cannot be changed meanwhile. Default: false. */
  isLoading?: boolean | undefined;
  /** Texts of the calendar. */
  labels: AgendaCalendarLabels;
  /** Whether the day's list is open. Default: false. */
  isListOpen?: boolean | undefined;
  /** Called to open or close the list. Without it there is no such button. */
  onToggleList?: (() => void) | undefined;
  /** Called by the info button. Without it there is no such button. */
  onInfo?: (() => void) | undefined;
  /** Buttons at the end of the header. */
  actions?: ReactNode;
  /** Id of an `AgendaHeader`'s title, where several views share one. Without it the calendar has its own header. */
  titledBy?: string | undefined;
}

/** Moment of an event relative to the day at its place, otherwise to the reader's today. */
export function momentOf(event: Pick<AgendaEvent, 'day' | 'isCompleted' | 'isPast'>, today: string): AgendaMoment {
  if (event.isCompleted) return 'completed';
  return (event.isPast ?? event.day < today) ? 'past' : 'upcoming';
}
