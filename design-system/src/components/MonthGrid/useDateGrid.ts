import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, RefObject } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { alongLine } from './along-line';
import { dayByKey, gridDays, monthOf } from './calendarDays';
import type { DayRefusal } from './MonthGrid.types';

interface DateGridOptions {
  month: string;
  today: string;
  selectedDay: string | null;
  /** Reason why a day cannot be chosen. Such days stay focusable. */
  refusalOf: (day: string) => DayRefusal | null;
  /** Whether the keyboard may move to another month. */
  mayLeaveFor: (month: string) => boolean;
  onMonthChange: (month: string) => void;
  onCreate: ((day: string, tile: Element) => void) | undefined;
}

interface DateGrid {
  frame: RefObject<HTMLDivElement | null>;
  days: string[];
  cellId: (day: string) => string;
  weekdayId: (index: number) => string;
  onKeyDown: (event: KeyboardEvent) => void;
  onFocus: (event: FocusEvent) => void;
}

const TILES = '.react-calendar__month-view__days__day';
const WEEKDAYS = '.react-calendar__month-view__weekdays__weekday';

/**
 * Adds grid semantics to react-calendar's buttons. The library does not accept attributes, so role, state and tabindex
 * are set on the elements after each render. React leaves attributes alone that it does not set. The tile's hidden text
 * says the whole date, so its number is hidden from assistive technology.
 */
export function useDateGrid(options: DateGridOptions): DateGrid {
  const { month, today, selectedDay, refusalOf, mayLeaveFor, onMonthChange, onCreate } = options;
  const { direction } = useLocale();
  const base = useId();
  const frame = useRef<HTMLDivElement>(null);
  const awaited = useRef<string>(null);
  const [focusDay, setFocusDay] = useState<string>();

  const days = gridDays(month);
  const cellId = (day: string) => `${base}-${day}`;
  const weekdayId = (index: number) => `${base}-weekday-${index}`;
  const isHere = (day: string | null | undefined): day is string => Boolean(day) && monthOf(day ?? '') === month;
  const tabStop = [focusDay, selectedDay, today].find(isHere) ?? `${month}-01`;

  useLayoutEffect(() => {
    frame.current?.querySelectorAll(WEEKDAYS).forEach((element, index) => {
      element.setAttribute('role', 'columnheader');
      element.id = weekdayId(index);
    });
    frame.current?.querySelectorAll<HTMLElement>(TILES).forEach((tile, index) => {
      const day = days[index] ?? '';
      tile.id = cellId(day);
      tile.dataset['day'] = day;
      tile.tabIndex = day === tabStop ? 0 : -1;
      tile.setAttribute('role', 'gridcell');
      tile.querySelector('abbr')?.setAttribute('aria-hidden', 'true');
      tile.setAttribute('aria-selected', String(day === selectedDay));
      if (day === today) tile.setAttribute('aria-current', 'date');
      else tile.removeAttribute('aria-current');
      const refusal = refusalOf(day);
      if (refusal === null) tile.removeAttribute('aria-disabled');
      else tile.setAttribute('aria-disabled', 'true');
      tile.toggleAttribute('data-unavailable', refusal === 'unavailable');
    });
    // The month requested by keyboard is shown: focuses its day.
    if (isHere(awaited.current)) {
      document.getElementById(cellId(awaited.current))?.focus();
      awaited.current = null;
    }
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const day = (event.target as HTMLElement).dataset['day'];
    const next =
      day && !event.ctrlKey && !event.metaKey && !event.altKey
        ? dayByKey(day, alongLine(event.key, direction), event.shiftKey)
        : null;
    const isCreating = event.key.toLowerCase() === 'n' && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (day && isCreating && onCreate) {
      event.preventDefault();
      onCreate(day, event.target as HTMLElement);
    }
    if (!next) return;
    event.preventDefault();
    if (monthOf(next) === month) {
      document.getElementById(cellId(next))?.focus();
    } else if (mayLeaveFor(monthOf(next))) {
      awaited.current = next;
      onMonthChange(monthOf(next));
    }
  };
  const onFocus = (event: FocusEvent) => {
    const day = (event.target as HTMLElement).dataset['day'];
    if (day) setFocusDay(day);
  };

  return { frame, days, cellId, weekdayId, onKeyDown, onFocus };
}
