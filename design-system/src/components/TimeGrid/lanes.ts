import { minuteOf } from '../ItemMove/hours';
import type { TimeGridEvent } from './TimeGrid.types';

const HOUR = 60;
const DAY = 24 * HOUR;
/** A shorter item has no room for its words. */
const SHOWN_MIN = 30;
/** Hours shown in any case. */
const FIRST_HOUR = 6;
const LAST_HOUR = 21;

/** An item with its place: minutes of the day, and its lane among those that it overlaps with. */
export interface Placed {
  event: TimeGridEvent;
  start: number;
  end: number;
  lane: number;
  /** Number of lanes side by side. */
  lanes: number;
}

/** `HH:00` of an hour. */
export const timeOf = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

function spanOf(event: TimeGridEvent): { event: TimeGridEvent; start: number; end: number } {
  const start = minuteOf(event.time ?? '00:00');
  return { event, start, end: Math.min(start + shownMinutes(event), DAY) };
}

/**
 * Places the timed items of a day. Items that overlap, directly or through others, share the width; each takes the
 * first lane that is free at its start.
 */
export function placedOf(events: readonly TimeGridEvent[]): Placed[] {
  const spans = events
    .filter(({ time }) => time !== undefined)
    .map(spanOf)
    .sort((a, b) => a.start - b.start || b.end - a.end);
  const placed: Placed[] = [];
  let group: Placed[] = [];
  let groupEnd = -1;
  const closeGroup = () => {
    const lanes = Math.max(0, ...group.map(({ lane }) => lane + 1));
    for (const member of group) member.lanes = lanes;
    placed.push(...group);
    group = [];
  };
  let freeAt: number[] = [];
  for (const span of spans) {
    if (span.start >= groupEnd) {
      closeGroup();
      freeAt = [];
    }
    const free = freeAt.findIndex((end) => end <= span.start);
    const lane = free === -1 ? freeAt.length : free;
    freeAt[lane] = span.end;
    groupEnd = Math.max(groupEnd, span.end);
    group.push({ ...span, lane, lanes: 1 });
  }
  closeGroup();
  return placed;
}

/** How high an item is, in minutes. */
export const shownMinutes = ({ minutes }: Pick<TimeGridEvent, 'minutes'>): number => Math.max(minutes, SHOWN_MIN);

/** The hours to show: 06 to 21, and more where an item lies outside. The last hour is the one that begins last. */
export function hoursOf(events: readonly TimeGridEvent[]): number[] {
  const spans = events.filter(({ time }) => time !== undefined).map(spanOf);
  const first = Math.min(FIRST_HOUR, ...spans.map(({ start }) => Math.floor(start / HOUR)));
  const end = Math.max(LAST_HOUR, ...spans.map((span) => Math.ceil(span.end / HOUR)));
  return Array.from({ length: end - first }, (_, index) => first + index);
}
