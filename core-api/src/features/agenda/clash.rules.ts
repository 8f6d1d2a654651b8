import { TRAVEL_MINUTES, type Clash } from '@ruta/contracts/agenda/clash.schema';
import { fromUtc } from '../../time/clock';

/** Where and when something takes place; `datetime` is the UTC instant of its beginning. */
export interface Held {
  school_id: number;
  datetime: string;
  duration_min: number;
}

/** Why two items clash, and the minutes between them; negative where they overlap. */
export interface Collision {
  reason: Clash['reason'];
  gap_min: number;
}

const MINUTE_MS = 60_000;

/** The instant that is `minutes` after a UTC text, in ms. */
const at = (datetime: string, minutes = 0): number => fromUtc(datetime).getTime() + minutes * MINUTE_MS;

/** Minutes from the end of the earlier to the beginning of the later; negative where they overlap. */
function gapBetween(one: Held, other: Held): number {
  const oneFirst = at(other.datetime) - at(one.datetime, one.duration_min);
  const otherFirst = at(one.datetime) - at(other.datetime, other.duration_min);
  return Math.max(oneFirst, otherFirst) / MINUTE_MS;
}

/**
 * How an item clashes with another that keeps the same school or the same person busy; null if it does not. Instants
 * are compared, since schools lie in different time zones. What ends when the other begins does not clash at one
 * school; between two schools the way needs `TRAVEL_MINUTES`.
 */
export function collisionOf(wanted: Held, other: Held): Collision | null {
  const gap_min = gapBetween(wanted, other);
  if (wanted.school_id === other.school_id) return gap_min < 0 ? { reason: 'school', gap_min } : null;
  if (gap_min < 0) return { reason: 'coach', gap_min };
  return gap_min < TRAVEL_MINUTES ? { reason: 'travel', gap_min } : null;
}

const RANK: Readonly<Record<Clash['reason'], number>> = { coach: 0, school: 1, travel: 2 };

/** The gravest first: nobody is at two schools at once, a school may be. */
export const byGravity = (one: Collision & Held, other: Collision & Held): number =>
  RANK[one.reason] - RANK[other.reason] || (one.datetime < other.datetime ? -1 : 1);
