import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { addDays, alongLine } from '../MonthGrid';
import { minuteOf } from '../ItemMove/hours';
import { timeOf } from './lanes';
import type { TimeGridProps } from './TimeGrid.types';

/** A cell: a day, and the full hour or all day. */
export interface Place {
  day: string;
  time: string | null;
}

interface TimeGridOptions extends Pick<TimeGridProps, 'days' | 'today' | 'now' | 'selectedDay' | 'onStep'> {
  /** The rows in order: null for all day, then full hours. */
  rows: readonly (string | null)[];
  isLoading: boolean;
  onPressCell: TimeGridProps['onPressCell'];
}

/** Hour where the keyboard enters and where the grid opens on other days than today. */
const MORNING = 8;
const CELL = '[role="gridcell"]';
const EVENT = '[data-event]';

const cellKey = ({ day, time }: Place) => `${day} ${time ?? ''}`;
const eventsIn = (cell: Element | null) => [...(cell?.querySelectorAll<HTMLElement>(EVENT) ?? [])];

/** Focus and keys of the grid: one tab stop, arrows between cells, Enter into a cell's items. */
export function useTimeGrid(options: TimeGridOptions) {
  const { days, rows, today, now, selectedDay, isLoading, onStep, onPressCell } = options;
  const { direction } = useLocale();
  const frame = useRef<HTMLDivElement>(null);
  const awaited = useRef<Place>(null);
  const [focused, setFocused] = useState<Place>();

  const isShown = (place: Place | undefined) =>
    place !== undefined && days.includes(place.day) && rows.includes(place.time);
  const openDay = [selectedDay, today].find((day) => day && days.includes(day)) ?? days[0] ?? '';
  // The present hour of today; in the morning for other days, and while the present one is not among the hours.
  const morning = timeOf(MORNING);
  const present = openDay === today && now !== undefined ? timeOf(Math.floor(minuteOf(now) / 60)) : morning;
  const openHour = [present, morning].find((time) => rows.includes(time)) ?? rows.at(-1) ?? null;
  const opening: Place = { day: openDay, time: openHour };
  const tabStop = isShown(focused) && focused ? focused : opening;

  const cellOf = (place: Place) => frame.current?.querySelector<HTMLElement>(`[data-cell="${cellKey(place)}"]`);

  useLayoutEffect(() => {
    const next = awaited.current;
    if (next === null || !days.includes(next.day)) return;
    awaited.current = null;
    cellOf(next)?.focus();
  });

  // Opens at the hour that matters; the head of the grid stays in place.
  useEffect(() => {
    const cell = cellOf(opening);
    const corner = frame.current?.querySelector('[data-head] > :first-child');
    if (!frame.current || !cell || !corner) return;
    const [box, head, place] = [frame.current, corner, cell].map((element) => element.getBoundingClientRect());
    if (!box || !head || !place) return;
    // Days and items without an hour stay in place above the hours.
    const whole = frame.current.querySelector('[data-whole]')?.getBoundingClientRect().height ?? 0;
    const top = box.top + frame.current.clientTop + head.height + whole;
    frame.current.scrollTop += place.top - top - place.height;
    frame.current.scrollLeft +=
      direction === 'rtl' ? place.right - box.right + head.width : place.left - box.left - head.width;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for the days shown, not at each minute
  }, [days[0], days.length]);

  const moved = ({ day, time }: Place, key: string, isControl: boolean): Place | null => {
    const row = rows.indexOf(time);
    const at = (index: number) => rows[Math.min(Math.max(index, 0), rows.length - 1)] ?? null;
    switch (alongLine(key, direction)) {
      case 'ArrowLeft':
        return { day: addDays(day, -1), time };
      case 'ArrowRight':
        return { day: addDays(day, 1), time };
      case 'ArrowUp':
        return { day, time: at(row - 1) };
      case 'ArrowDown':
        return { day, time: at(row + 1) };
      case 'Home':
        return { day: days[0] ?? day, time: isControl ? at(0) : time };
      case 'End':
        return { day: days.at(-1) ?? day, time: isControl ? at(rows.length) : time };
      case 'PageUp':
        return { day: addDays(day, -days.length), time };
      case 'PageDown':
        return { day: addDays(day, days.length), time };
      default:
        return null;
    }
  };

  const goTo = (place: Place) => {
    if (days.includes(place.day)) {
      cellOf(place)?.focus();
      return;
    }
    if (isLoading) return;
    awaited.current = place;
    onStep(place.day < (days[0] ?? '') ? -1 : 1);
  };

  const onItemKey = (event: KeyboardEvent, item: HTMLElement, cell: HTMLElement | null) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const siblings = eventsIn(cell);
    const next = step === undefined ? undefined : siblings[siblings.indexOf(item) + step];
    if (step === undefined && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    (next ?? cell)?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    const cell = target.closest<HTMLElement>(CELL);
    const item = target.closest<HTMLElement>(EVENT);
    if (cell === null || event.altKey || event.metaKey) return;
    if (item !== null) {
      onItemKey(event, item, cell);
      return;
    }
    const place: Place = { day: cell.dataset['day'] ?? '', time: cell.dataset['time'] ?? null };
    const next = moved(place, event.key, event.ctrlKey);
    if (next !== null) {
      event.preventDefault();
      goTo(next);
      return;
    }
    if (event.ctrlKey) return;
    const isCreating = event.key.toLowerCase() === 'n';
    if (!isCreating && event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    const [first, ...others] = eventsIn(cell);
    if (isCreating || first === undefined) onPressCell?.(place, cell);
    else if (others.length > 0) first.focus();
    else first.click();
  };

  return { frame, tabStop, cellKey, onKeyDown, onFocusCell: setFocused };
}
