import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { addDays, addMonths, alongLine } from '../MonthGrid';
import { minuteOf, timeAt } from './hours';
import type { ItemMove, MovePlace } from './ItemMove.types';
import { STEP_MIN, aimAt, cellAt, groundOf } from './move-geometry';

export interface CarryOptions {
  layer: RefObject<HTMLElement | null>;
  move: ItemMove;
  /** The hours shown, in minutes of the day, of a grid of hours; null in a month. */
  hours: { first: number; last: number } | null;
  isShown: (day: string) => boolean;
  /** Shows the days around another day; undefined while that is not possible. */
  onShow: ((day: string) => void) | undefined;
}

/** Moves the carried item by keys, or to the place that is pressed. Gives the place where it is now. */
export function useCarry({ layer, move, hours, isShown, onShow }: CarryOptions): MovePlace | null {
  const { carried = null } = move;
  const { direction } = useLocale();
  const [at, setAt] = useState<{ of: typeof carried; place: MovePlace } | null>(null);
  const focusedFor = useRef<typeof carried>(null);
  const isFocusDue = useRef(false);
  const place = carried === null ? null : at?.of === carried ? at.place : carried.from;

  // The focus goes along; after a step to other days, once they are there. Not in a layout effect: those of this layer
  // run before the calendar's, which names the cells of a month that was just shown.
  useEffect(() => {
    const frame = layer.current?.parentElement;
    if (focusedFor.current !== carried) isFocusDue.current = true;
    focusedFor.current = carried;
    if (!frame || place === null || !isFocusDue.current || !isShown(place.day)) return;
    isFocusDue.current = false;
    cellAt(frame, place)?.focus();
  });

  useEffect(() => {
    const frame = layer.current?.parentElement;
    if (!frame || carried === null || place === null) return undefined;
    const take = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const next = placeByKey(place, alongLine(event.key, direction), hours);
      if (next !== null) {
        take(event);
        if (!isShown(next.day)) {
          if (onShow === undefined) return;
          onShow(next.day);
        }
        isFocusDue.current = true;
        setAt({ of: carried, place: next });
        return;
      }
      if (event.key === 'Enter' || event.key === ' ') {
        take(event);
        move.onMove(carried.id, place, cellAt(frame, place));
      }
      if (event.key === 'Escape' || event.key === 'Tab') {
        if (event.key === 'Escape') take(event);
        move.onGiveUp();
      }
    };
    const onClick = (event: MouseEvent) => {
      take(event);
      const pressed = aimAt(groundOf(frame), event.clientX, event.clientY);
      if (pressed !== null) move.onMove(carried.id, pressed.place, pressed.box.cell);
    };
    // Before the calendar, which has keys and presses of its own.
    frame.addEventListener('keydown', onKeyDown, { capture: true });
    frame.addEventListener('click', onClick, { capture: true });
    return () => {
      frame.removeEventListener('keydown', onKeyDown, { capture: true });
      frame.removeEventListener('click', onClick, { capture: true });
    };
  });
  return place;
}

/** The place that a key moves to; null for other keys. In a grid of hours up and down are quarters of an hour. */
export function placeByKey(place: MovePlace, key: string, hours: CarryOptions['hours']): MovePlace | null {
  const later = (days: number): MovePlace => ({ ...place, day: addDays(place.day, days) });
  const shifted = (minutes: number): MovePlace => {
    if (hours === null || place.time === null) return later(minutes > 0 ? 7 : -7);
    const minute = Math.round((minuteOf(place.time) + minutes) / STEP_MIN) * STEP_MIN;
    return { ...place, time: timeAt(Math.min(Math.max(minute, hours.first), hours.last)) };
  };
  switch (key) {
    case 'ArrowLeft':
      return later(-1);
    case 'ArrowRight':
      return later(1);
    case 'ArrowUp':
      return shifted(-STEP_MIN);
    case 'ArrowDown':
      return shifted(STEP_MIN);
    case 'PageUp':
      return hours === null ? { ...place, day: addMonths(place.day, -1) } : later(-7);
    case 'PageDown':
      return hours === null ? { ...place, day: addMonths(place.day, 1) } : later(7);
    default:
      return null;
  }
}
