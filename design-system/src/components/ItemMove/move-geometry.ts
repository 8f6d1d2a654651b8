import { minuteOf, timeAt } from './hours';
import type { MovePlace } from './ItemMove.types';

/** Items are put at quarters of an hour. */
export const STEP_MIN = 15;
const HOUR = 60;

/** A cell on the screen, in pixels of the viewport: a day of a month, a day's hour `HH:00`, or all day. */
export interface CellBox {
  day: string;
  /** Undefined in a month; null in the row of all day. */
  time: string | null | undefined;
  cell: Element;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The cells of a calendar, and the part of it in which they are seen. */
export interface Ground {
  boxes: readonly CellBox[];
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Where an item would be put, and the cell under the pointer. */
export interface Aim {
  place: MovePlace;
  box: CellBox;
}

/** Measures a calendar. Heads that stay in sight while the hours scroll belong to no cell. */
export function groundOf(frame: HTMLElement): Ground {
  const frameBox = frame.getBoundingClientRect();
  const corner = frame.querySelector('[data-head] > :first-child')?.getBoundingClientRect();
  const isMirrored = getComputedStyle(frame).direction === 'rtl';
  const boxes = [...frame.querySelectorAll<HTMLElement>('[role="gridcell"][data-day]')].map((cell) => {
    const { left, top, width, height } = cell.getBoundingClientRect();
    const { day = '', time } = cell.dataset;
    const isAllDay = 'cell' in cell.dataset && time === undefined;
    return { day, time: isAllDay ? null : time, cell, left, top, width, height };
  });
  return {
    boxes,
    left: frameBox.left + (isMirrored ? 0 : (corner?.width ?? 0)),
    right: frameBox.right - (isMirrored ? (corner?.width ?? 0) : 0),
    top: frameBox.top + (corner?.height ?? 0),
    bottom: frameBox.bottom,
  };
}

/**
 * The place of an item whose pointer is at (x, y) and whose upper edge is at `edge`: the day under the pointer, and the
 * quarter of an hour nearest to the edge. Null outside the cells in sight.
 */
export function aimAt(ground: Ground, x: number, y: number, edge = y): Aim | null {
  if (x < ground.left || x >= ground.right || y < ground.top || y >= ground.bottom) return null;
  // The row of all day stays in sight above the hours, so it comes first.
  const under = ground.boxes.find(
    ({ left, top, width, height }) => x >= left && x < left + width && y >= top && y < top + height,
  );
  if (under === undefined) return null;
  if (typeof under.time !== 'string') return { place: { day: under.day, time: null }, box: under };
  const hours = ground.boxes.filter(({ day, time }) => day === under.day && typeof time === 'string');
  const row = hours.findLast(({ top }) => top <= edge) ?? hours[0] ?? under;
  const steps = Math.round(((edge - row.top) / row.height) * (HOUR / STEP_MIN));
  const minute = minuteOf(row.time ?? '00:00') + steps * STEP_MIN;
  return { place: { day: under.day, time: timeAt(withinHours(minute, hours)) }, box: under };
}

const withinHours = (minute: number, hours: readonly Pick<CellBox, 'time'>[]): number => {
  const minutes = hours.map(({ time }) => minuteOf(time ?? '00:00'));
  return Math.min(Math.max(minute, Math.min(...minutes)), Math.max(...minutes) + HOUR - STEP_MIN);
};

/** The cell of a place; in a grid of hours that of its full hour. */
export function cellAt(frame: HTMLElement, { day, time }: MovePlace): HTMLElement | null {
  const ofDay = `[role="gridcell"][data-day="${day}"]`;
  const hour = time === null ? null : `${time.slice(0, 2)}:00`;
  return (
    (hour === null ? null : frame.querySelector<HTMLElement>(`${ofDay}[data-time="${hour}"]`)) ??
    frame.querySelector<HTMLElement>(ofDay)
  );
}

/** Where a place is marked, in pixels of the calendar's own content. */
export function markAt(frame: HTMLElement, { day, time }: MovePlace, minutes: number) {
  const cell = cellAt(frame, { day, time });
  if (cell === null) return null;
  const [outer, inner] = [frame, cell].map((element) => element.getBoundingClientRect());
  if (!outer || !inner) return null;
  const hasHours = 'time' in cell.dataset && time !== null;
  return {
    left: inner.left - outer.left - frame.clientLeft + frame.scrollLeft,
    top:
      inner.top -
      outer.top -
      frame.clientTop +
      frame.scrollTop +
      (hasHours ? (inner.height * (minuteOf(time) % HOUR)) / HOUR : 0),
    width: inner.width,
    height: hasHours ? (inner.height * minutes) / HOUR : inner.height,
  };
}
