import type { ElementType, ReactNode } from 'react';

export interface MonthGridProps {
  /** Month shown, `YYYY-MM`. */
  month: string;
  /** Today in the person's time zone, `YYYY-MM-DD`. */
  today: string;
  /** Selected day, `YYYY-MM-DD`. Default: null. */
  selectedDay?: string | null | undefined;
  /** Whether data is loading; the month cannot be changed meanwhile. Default: false. */
  isLoading?: boolean | undefined;
  /** Id of the heading that names the grid. */
  titleId: string;
  /** Date of a day in words, and what `contentOf` does not say: the start of its accessible name. */
  nameOf: (day: string) => string;
  /** Content of a tile below its number. Its visible texts are part of the accessible name. */
  contentOf: (day: string) => ReactNode;
  /** Reason why a day cannot be chosen; null if it can. Default: all days can. */
  refusalOf?: ((day: string) => DayRefusal | null) | undefined;
  /** Whether a month may be shown. Default: all months. */
  mayShow?: ((month: string) => boolean) | undefined;
  /** Called with the chosen day. */
  onSelectDay: (day: string) => void;
  /** Called first with a pressed tile's day and the element pressed in it. True if that was all. */
  onPressWithin?: ((day: string, pressed: Element) => boolean) | undefined;
  /** Called with the focused day and its tile when `n` is pressed. */
  onCreate?: ((day: string, tile: Element) => void) | undefined;
  /** Called with the requested month, by keyboard or by choosing a day of an adjacent month. */
  onMonthChange: (month: string) => void;
  /** Content of the frame besides the days, such as a layer. */
  children?: ReactNode;
  /** A styled `Frame` that replaces the default one. */
  frameAs?: ElementType | undefined;
}

/** `outside` the limits, `unavailable` such as a holiday, or `busy` while loading. */
export type DayRefusal = 'outside' | 'unavailable' | 'busy';
