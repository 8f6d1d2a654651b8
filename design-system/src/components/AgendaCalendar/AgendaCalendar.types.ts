import type { ReactNode } from 'react';

/** What an event of the agenda is: its colour. */
export type AgendaKind = 'pending' | 'outdated' | 'taken' | 'visit';

/** Where an event stands against today: its icon. */
export type AgendaMoment = 'completed' | 'upcoming' | 'past';

/** One event of the month. */
export interface AgendaEvent {
  /** Its key. */
  id: string;
  /** Its day, `YYYY-MM-DD`. */
  day: string;
  /** Its colour: pending blue, outdated red, taken green, visit gold. */
  kind: AgendaKind;
  /** Whether it was done: the green check. */
  isCompleted: boolean;
  /** A few words, shown where there is room. */
  title: string;
}

/** The words of the calendar. */
export interface AgendaCalendarLabels {
  /** Button back to today. */
  today: string;
  /** Name of the button to the month before. */
  previousMonth: string;
  /** Name of the button to the month after. */
  nextMonth: string;
  /** Name of the button that explains colours and icons. */
  info: string;
  /** Button that opens the list of the chosen day. */
  showList: string;
  /** The same button while the list is open. */
  hideList: string;
  /** How many events did not fit: "+2". */
  more: (count: number) => string;
  /** The whole name of a day: "10 de mayo, 2 visitas, 1 pendiente". */
  dayName: (day: string, events: readonly AgendaEvent[]) => string;
}

export interface AgendaCalendarProps {
  /** The month shown, `YYYY-MM`. */
  month: string;
  /** Today in the person's time zone, `YYYY-MM-DD`. */
  today: string;
  /** The chosen day, `YYYY-MM-DD`. */
  selectedDay?: string | null | undefined;
  /** The events of the 42 days shown, in the order they should be drawn. */
  events: readonly AgendaEvent[];
  /** A day was chosen. A day of a neighbouring month also changes the month. */
  onSelectDay: (day: string) => void;
  /** Another month is wanted, `YYYY-MM`. */
  onMonthChange: (month: string) => void;
  /** Back to today: show its month and choose it. */
  onToday: () => void;
  /** Events are on their way: the month cannot be changed meanwhile. */
  isLoading?: boolean | undefined;
  /** The words. */
  labels: AgendaCalendarLabels;
  /** Whether the list of the chosen day is open. */
  isListOpen?: boolean | undefined;
  /** The person opens or closes the list. Without it there is no such button. */
  onToggleList?: (() => void) | undefined;
  /** The person asks what colours and icons mean. Without it there is no such button. */
  onInfo?: (() => void) | undefined;
  /** More buttons at the end of the header. */
  actions?: ReactNode;
}

/** Where an event stands against today. */
export function momentOf(event: Pick<AgendaEvent, 'day' | 'isCompleted'>, today: string): AgendaMoment {
  if (event.isCompleted) return 'completed';
  return event.day >= today ? 'upcoming' : 'past';
}
