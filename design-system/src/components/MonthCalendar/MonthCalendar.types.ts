import type { AgendaKind } from '../AgendaCalendar';

/** What is marked on a day: how many, and of what kind the most pressing of them is. */
export interface DayMark {
  /** How many; 0 draws nothing, more than 99 is "99+". */
  count: number;
  /** Its colour, and with it its shape: a visit is square, what is late has a sign. */
  kind: AgendaKind;
}

/** The words of the calendar. */
export interface MonthCalendarLabels {
  /** Name of the button to the month before. */
  previousMonth: string;
  /** Name of the button to the month after. */
  nextMonth: string;
  /** Why nothing can be pressed while marks are on their way: "Cargando las sesiones". Said when it begins, too. */
  loading: string;
  /** Why there is no month before the first: "No hay sesiones antes de mayo". */
  noneBefore?: string | undefined;
  /** Why there is no month after the last. */
  noneAfter?: string | undefined;
  /** The whole name of a day: "10 de mayo, 2 sesiones". */
  dayName: (day: string, mark: DayMark | undefined) => string;
}

export interface MonthCalendarProps {
  /** The month shown, `YYYY-MM`. */
  month: string;
  /** Today in the person's time zone, `YYYY-MM-DD`. */
  today: string;
  /** The chosen day, `YYYY-MM-DD`; `null` for none. */
  selectedDay: string | null;
  /** A day was chosen. A day of a neighbouring month also changes the month. */
  onSelectDay: (day: string) => void;
  /** Another month is wanted, `YYYY-MM`. */
  onMonthChange: (month: string) => void;
  /** What is marked on the 42 days shown, by day. */
  marks?: Readonly<Partial<Record<string, DayMark>>> | undefined;
  /** First day that can be chosen, and no month before its month. */
  minDay?: string | undefined;
  /** Last day that can be chosen, and no month after its month. */
  maxDay?: string | undefined;
  /** Whether a day within the limits cannot be chosen. */
  isDayUnavailable?: ((day: string) => boolean) | undefined;
  /** Marks are on their way: neither days nor other months can be chosen meanwhile. */
  isLoading?: boolean | undefined;
  /** The words. */
  labels: MonthCalendarLabels;
}
