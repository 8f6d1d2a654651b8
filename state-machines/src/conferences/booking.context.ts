/** What the machine of a video session remembers, and what follows from it. */
import type { CalendarDay } from '../kit/calendar-day';
import type { BookingInputs } from './booking.events';
import type { BookedSession, JoinView, UtcInstant } from './booking.rules';

/** What a screen knows when it opens: a session that is booked, or none yet. Read once. */
export interface BookingInput {
  session: BookedSession | null;
  view: JoinView;
  now: UtcInstant;
  weekStart: CalendarDay;
  minDay: CalendarDay;
  maxDay: CalendarDay;
}

/** Everything the machine remembers. The link to join is not among it: it goes straight to the new tab. */
export interface BookingContext extends BookingInput {
  themeId: number | null;
  day: CalendarDay | null;
  slot: UtcInstant | null;
  /** Slots of the chosen day that turned out not to be free. */
  unavailable: readonly UtcInstant[];
  cancelReason: string | null;
  /** The sentence of the last refusal, for people; null once something is tried again. */
  failure: string | null;
}

/** What the machine remembers right after it is opened. */
export const begin = (input: BookingInput): BookingContext => ({
  ...input,
  themeId: null,
  day: null,
  slot: null,
  unavailable: [],
  cancelReason: null,
  failure: null,
});

/** What screens ask the machine for instead of naming its states. */
export type BookingTag = 'loading' | 'saving' | 'confirmable' | 'joinable' | 'confirming';

const missing = (what: string): never => {
  throw new Error(`No ${what} yet`);
};

/** What the calls of the chart are sent. By structure each piece is there by then. */
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
