/** Texts of the week selector. */
export interface WeekSelectorLabels {
  /** Accessible name: "Día de la sesión". */
  name: string;
  /** Name of the button for the previous week. */
  previousWeek: string;
  /** Name of the button for the next week. */
  nextWeek: string;
  /** Text after the name of today: "hoy". */
  today: string;
}

export interface WeekSelectorProps {
  /** Selected day, `YYYY-MM-DD`; `null` for none. */
  value: string | null;
  /** Called with the selected day. */
  onChange: (day: string) => void;
  /** Today in the person's time zone, `YYYY-MM-DD`. */
  today: string;
  /** First selectable day, inclusive, `YYYY-MM-DD`. */
  minValue?: string | undefined;
  /** Last selectable day, inclusive, `YYYY-MM-DD`. */
  maxValue?: string | undefined;
  /** Unavailable days, such as holidays; receives `YYYY-MM-DD`. */
  isDateUnavailable?: ((day: string) => boolean) | undefined;
  /** Called with the Sunday of the week shown. */
  onWeekChange?: ((sunday: string) => void) | undefined;
  /** Disables days and navigation, for example while loading. */
  isDisabled?: boolean | undefined;
  /** Texts of the component. */
  labels: WeekSelectorLabels;
}
