/** The words of the week. */
export interface WeekSelectorLabels {
  /** Names the whole: "Día de la sesión". */
  name: string;
  /** Name of the button seven days back. */
  previousWeek: string;
  /** Name of the button seven days on. */
  nextWeek: string;
  /** Said after the name of today: "hoy". */
  today: string;
}

export interface WeekSelectorProps {
  /** The chosen day, `YYYY-MM-DD`; `null` for none. */
  value: string | null;
  /** A day was chosen. */
  onChange: (day: string) => void;
  /** Today in the person's time zone, `YYYY-MM-DD`. */
  today: string;
  /** The first day that can be chosen, itself included. */
  minValue?: string | undefined;
  /** The last day that can be chosen, itself included. */
  maxValue?: string | undefined;
  /** Days that cannot be chosen, such as holidays. */
  isDateUnavailable?: ((day: string) => boolean) | undefined;
  /** Another week is shown; told its Sunday. */
  onWeekChange?: ((sunday: string) => void) | undefined;
  /** Nothing can be chosen and no other week shown, while something is on its way, say. */
  isDisabled?: boolean | undefined;
  /** The words. */
  labels: WeekSelectorLabels;
}
