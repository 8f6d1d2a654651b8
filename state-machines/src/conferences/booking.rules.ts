/**
 * The rules of a video session, booked and held, as plain functions (VC-01 to VC-03). The machine's guards, the server
 * and the screens all ask here, so a rule has one place. Free of the validation library: safe anywhere. Instants are
 * UTC, in milliseconds since 1970; days are calendar days of the reader's own zone.
 */
import { type CalendarDay, isAfter, isBefore } from '../kit/calendar-day';
import { isFilled } from '../kit/recording';

/** An instant in UTC, in milliseconds since 1970. */
export type UtcInstant = number;

const MINUTE = 60_000;

/** How long before its start a session may be joined: from the lists, and from the session calendar (VC-03). */
export const JOIN_WINDOW_MS = { list: 5 * MINUTE, calendar: 10 * MINUTE } as const;
/** Where the person looks at the session from. */
export type JoinView = keyof typeof JOIN_WINDOW_MS;

/** Characters of the reason a session is cancelled for (VC-02, B10). */
export const CANCEL_REASON_MAX = 5000;

/** Where the server has a session; the newest of its statuses. */
export const SESSION_STATUSES = ['scheduled', 'started', 'finished', 'no_show', 'cancelled'] as const;
export type SessionStatus = (typeof SESSION_STATUSES)[number];

/** A session that is booked. */
export interface BookedSession {
  sessionId: number;
  startAt: UtcInstant;
  endAt: UtcInstant;
  status: SessionStatus;
}

interface DayBounds {
  minDay: CalendarDay;
  maxDay: CalendarDay;
}

/** A day may be chosen between both bounds, inclusive. */
export const dayIsWithin = (day: CalendarDay, { minDay, maxDay }: DayBounds): boolean =>
  !isBefore(day, minDay) && !isAfter(day, maxDay);

/** A week may be shown when some day of it may be chosen. */
export const weekIsWithin = (weekStart: CalendarDay, weekEnd: CalendarDay, { minDay, maxDay }: DayBounds): boolean =>
  !isAfter(weekStart, maxDay) && !isBefore(weekEnd, minDay);

/** A slot begins after now, and is not one that turned out to be unavailable. */
export const slotMayBeChosen = (startAt: UtcInstant, now: UtcInstant, unavailable: readonly UtcInstant[]): boolean =>
  startAt > now && !unavailable.includes(startAt);

/** Over for good: by its hour, or because the server says so. */
export const hasEnded = ({ endAt, status }: BookedSession, now: UtcInstant): boolean =>
  now >= endAt || status === 'finished' || status === 'no_show';

/** From some minutes before the start until the end, and never once cancelled (VC-03). */
export const mayJoin = (session: BookedSession, now: UtcInstant, view: JoinView): boolean =>
  session.status !== 'cancelled' && !hasEnded(session, now) && now >= session.startAt - JOIN_WINDOW_MS[view];

/** Only one that nobody has started and whose hour is not over (VC-02). */
export const mayCancel = (session: BookedSession, now: UtcInstant): boolean =>
  session.status === 'scheduled' && !hasEnded(session, now);

/** Chosen or free, a reason says something and has its limit (VC-02). */
export const reasonStands = (reason: string): boolean =>
  isFilled(reason) && Array.from(reason.trim()).length <= CANCEL_REASON_MAX;
