/**
 * Zod schemas of the video session machine's events and of its ports' answers: the single source of the machine's
 * types, the flow lab's forms and the checks of the samples. The machine imports only types from here, which keeps zod
 * out of the browser.
 */
import { z } from 'zod';
import { day, id, nothing, trimmedText } from '../kit/event-parts';
import type { EventOf } from '../kit/flow-kit';
import { CANCEL_REASON_MAX, SESSION_STATUSES, type BookedSession, type UtcInstant } from './booking.rules';

const instant = z.int().nonnegative().describe('UTC, milliseconds since 1970') satisfies z.ZodType<UtcInstant>;
const session = z.object({
  sessionId: id,
  startAt: instant,
  endAt: instant,
  status: z.enum(SESSION_STATUSES),
}) satisfies z.ZodType<BookedSession>;

/** Every event of a video session: from the person, the clock or the server. */
export const bookingEvents = {
  'theme.chosen': z.object({ themeId: id }),
  'theme.cleared': nothing,
  'week.moved': z.object({ weekStart: day, weekEnd: day }),
  'day.chosen': z.object({ day }),
  'slot.chosen': z.object({ startAt: instant }),
  'slot.confirmed': z.object({ startAt: instant }),
  'session.joinRequested': nothing,
  'cancel.requested': nothing,
  'cancel.reasonGiven': z.object({ reason: trimmedText(1, CANCEL_REASON_MAX) }),
  'cancel.abandoned': nothing,
  'clock.ticked': z.object({ now: instant }),
  'server.sessionChanged': z.object({ session }),
};
export type BookingEvent = EventOf<typeof bookingEvents>;

const message = z.string();

/** Answers of each port. A refusal rejects with its message. A slot taken by somebody else is an answer. */
export const bookingOutputs = {
  findOwnSessions: z.object({ found: z.int().nonnegative().describe('The person’s own sessions of that day') }),
  bookSession: z.discriminatedUnion('outcome', [
    z.object({ outcome: z.literal('booked'), session, message }),
    z.object({ outcome: z.literal('slotTaken'), message }),
  ]),
  joinSession: z.object({ url: z.url() }),
  cancelSession: z.object({ message }),
};
/** Answers by port: `BookingOutputs['bookSession']`. */
export type BookingOutputs = { [Port in keyof typeof bookingOutputs]: z.infer<(typeof bookingOutputs)[Port]> };

/** Inputs of each port. */
export interface BookingInputs {
  findOwnSessions: { day: string; startAt: UtcInstant };
  bookSession: { themeId: number; startAt: UtcInstant };
  joinSession: { sessionId: number };
  cancelSession: { sessionId: number; reason: string };
}
