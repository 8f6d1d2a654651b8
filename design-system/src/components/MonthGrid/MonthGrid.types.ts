import type { ElementType, ReactNode } from 'react';

export interface MonthGridProps {
  /** The month shown, `YYYY-MM`. */
  month: string;
  /** Today in the person's time zone, `YYYY-MM-DD`. */
  today: string;
  /** The chosen day, `YYYY-MM-DD`. */
  selectedDay?: string | null | undefined;
  /** Events or marks are on their way: no other month meanwhile. */
  isLoading?: boolean | undefined;
  /** The heading that names the grid. */
  titleId: string;
  /** The whole name of a day. */
  nameOf: (day: string) => string;
  /** What stands in a tile under its number. */
  contentOf: (day: string) => ReactNode;
  /** Why a day cannot be chosen: it is outside the limits, or struck through. Without it every day can. */
  refusalOf?: ((day: string) => DayRefusal | null) | undefined;
  /** Whether a month may be shown. Without it every month may. */
  mayShow?: ((month: string) => boolean) | undefined;
  /** A day was chosen. */
  onSelectDay: (day: string) => void;
  /** Another month is wanted: by key, or with a neighbouring day that was chosen. */
  onMonthChange: (month: string) => void;
  /** The frame, where it is dressed otherwise: a styled `Frame`. */
  frameAs?: ElementType | undefined;
}

/** `outside` the limits, `unavailable` as a holiday is, or everything waits because something is `busy`. */
export type DayRefusal = 'outside' | 'unavailable' | 'busy';
