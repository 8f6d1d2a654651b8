/** Context of the video session machine, and values derived from it. */
import type { CalendarDay } from '../kit/calendar-day';
import type { BookingInputs } from './booking.events';
import type { BookedSession, JoinView, UtcInstant } from './booking.rules';

/** What a screen knows when it opens: a booked session, or null. Read once. */
export interface BookingInput {
  session: BookedSession | null;
  view: JoinView;
  now: UtcInstant;
  weekStart: CalendarDay;
  minDay: CalendarDay;
  maxDay: CalendarDay;
}

/** Context of the machine. The link to join is not in it: it goes straight to the new tab. */
export interface BookingContext extends BookingInput {
  themeId: number | null;
  day: CalendarDay | null;
  slot: UtcInstant | null;
  /** Slots of the chosen day that turned out to be taken. */
  unavailable: readonly UtcInstant[];
  cancelReason: string | null;
  /** Message of the last refusal; null after the next attempt. */
  failure: string | null;
}

/** Initial context. */
export const begin = (input: BookingInput): BookingContext => ({
  ...input,
  themeId: null,
  day: null,
  slot: null,
  unavailable: [],
  cancelReason: null,
  failure: null,
});

/** Tags that screens query instead of state names. */
export type BookingTag = 'loading' | 'saving' | 'confirmable' | 'joinable' | 'confirming';

const missing = (what: string): never => {
  throw new Error(`No ${what} yet`);
};

/** Inputs of the calls. Each throws if its piece is missing, which the states prevent. */
export const inputs = {
  findOwnSessions: ({ day, slot }: BookingContext): BookingInputs['findOwnSessions'] => ({
    day: day ?? missing('day'),
    startAt: slot ?? missing('slot'),
  }),
  bookSession: ({ themeId, slot }: BookingContext): BookingInputs['bookSession'] => ({
    themeId: themeId ?? missing('theme'),
    startAt: slot ?? missing('slot'),
  }),
  joinSession: ({ session }: BookingContext): BookingInputs['joinSession'] => ({
    sessionId: session?.sessionId ?? missing('session'),
  }),
  cancelSession: ({ session, cancelReason }: BookingContext): BookingInputs['cancelSession'] => ({
    sessionId: session?.sessionId ?? missing('session'),
    reason: cancelReason ?? missing('reason'),
  }),
};
