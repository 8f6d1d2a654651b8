/**
 * Rules of a video session as plain functions (VC-01 to VC-03). They do not load zod. Instants are UTC milliseconds
 * since 1970; days are calendar days in the reader's zone.
 */
import { lengthOf } from '@ruta/contracts/kit/length';
import { type CalendarDay, isAfter, isBefore } from '../kit/calendar-day';
import { isFilled } from '../kit/recording';

/** A UTC instant in milliseconds since 1970. */
export type UtcInstant = number;

const MINUTE = 60_000;

/** How long before its start a session may be joined, from the lists and from the session calendar (VC-03). */
export const JOIN_WINDOW_MS = { list: 5 * MINUTE, calendar: 10 * MINUTE } as const;
/** The page from which a session is joined. */
export type JoinView = keyof typeof JOIN_WINDOW_MS;

/** Maximum length of a cancellation reason (VC-02, B10). */
export const CANCEL_REASON_MAX = 5000;

/** Statuses of a session on the server. */
export const SESSION_STATUSES = ['scheduled', 'started', 'finished', 'no_show', 'cancelled'] as const;
export type SessionStatus = (typeof SESSION_STATUSES)[number];

/** A booked session. */
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

/** Whether a day is within the bounds, inclusive. */
export const dayIsWithin = (day: CalendarDay, { minDay, maxDay }: DayBounds): boolean =>
  !isBefore(day, minDay) && !isAfter(day, maxDay);

/** Whether at least one day of the week is within the bounds. */
export const weekIsWithin = (weekStart: CalendarDay, weekEnd: CalendarDay, { minDay, maxDay }: DayBounds): boolean =>
  !isAfter(weekStart, maxDay) && !isBefore(weekEnd, minDay);

/** Whether a slot is in the future and not known to be taken. */
export const slotMayBeChosen = (startAt: UtcInstant, now: UtcInstant, unavailable: readonly UtcInstant[]): boolean =>
  startAt > now && !unavailable.includes(startAt);

/** Whether a session is over, by time or by its status. */
export const hasEnded = ({ endAt, status }: BookedSession, now: UtcInstant): boolean =>
  now >= endAt || status === 'finished' || status === 'no_show';

/** From some minutes before the start until the end, unless cancelled (VC-03). */
export const mayJoin = (session: BookedSession, now: UtcInstant, view: JoinView): boolean =>
  session.status !== 'cancelled' && !hasEnded(session, now) && now >= session.startAt - JOIN_WINDOW_MS[view];

/** Only a session that has not started and whose end is ahead (VC-02). */
export const mayCancel = (session: BookedSession, now: UtcInstant): boolean =>
  session.status === 'scheduled' && !hasEnded(session, now);

/** Whether a reason, chosen or typed, has text and fits the limit (VC-02). */
export const reasonStands = (reason: string): boolean =>
  isFilled(reason) && lengthOf(reason.trim()) <= CANCEL_REASON_MAX;
