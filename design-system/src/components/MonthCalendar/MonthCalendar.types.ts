import type { AgendaKind } from '../AgendaCalendar';

/** Mark of a day: a count, and the kind of its most urgent item. */
export interface DayMark {
  /** Number; 0 shows nothing, above 99 shows "99+". */
  count: number;
  /** Colour and shape: a visit is square, an outdated item has an icon. */
  kind: AgendaKind;
}

/** Texts of the calendar. */
export interface MonthCalendarLabels {
  /** Name of the button for the previous month. */
  previousMonth: string;
  /** Name of the button for the next month. */
  nextMonth: string;
  /** Reason for disabled days while loading: "Cargando las sesiones". Also announced. */
  loading: string;
  /** Reason for no earlier month: "No hay sesiones antes de mayo". */
  noneBefore?: string | undefined;
  /** Reason for no later month. */
  noneAfter?: string | undefined;
  /** Accessible name of a day: "10 de mayo, 2 sesiones". */
  dayName: (day: string, mark: DayMark | undefined) => string;
}

export interface MonthCalendarProps {
  /** Month shown, `YYYY-MM`. */
  month: string;
  /** Today in the person's time zone, `YYYY-MM-DD`. */
  today: string;
  /** Selected day, `YYYY-MM-DD`; `null` for none. */
  selectedDay: string | null;
  /** Called with the selected day. A day of an adjacent month also changes the month. */
  onSelectDay: (day: string) => void;
  /** Called with the requested month, `YYYY-MM`. */
  onMonthChange: (month: string) => void;
  /** Marks of the 42 days shown, by day. */
  marks?: Readonly<Partial<Record<string, DayMark>>> | undefined;
  /** First selectable day, `YYYY-MM-DD`, which also limits the months. */
  minDay?: string | undefined;
  /** Last selectable day, `YYYY-MM-DD`, which also limits the months. */
  maxDay?: string | undefined;
  /** Whether a day within the limits is unavailable. */
  isDayUnavailable?: ((day: string) => boolean) | undefined;
  /** Whether marks are loading; neither days nor months can be chosen meanwhile. Default: false. */
  isLoading?: boolean | undefined;
  /** Texts of the calendar. */
  labels: MonthCalendarLabels;
}
