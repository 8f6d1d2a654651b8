/**
 * What happens to a video session, as zod schemas: the events of the machine and the answers of its ports. They are the
 * one source of the machine's types, of the flow lab's forms and of the checks on samples.
 *
 * The machine imports only TYPES from here: zod stays out of the browser, as with the visit machine.
 */
import { z } from 'zod';
import { day, id, nothing } from '../kit/event-parts';
import type { EventOf } from '../kit/flow-kit';
import { CANCEL_REASON_MAX, SESSION_STATUSES, type BookedSession, type UtcInstant } from './booking.rules';

const instant = z.int().nonnegative().describe('UTC, milliseconds since 1970') satisfies z.ZodType<UtcInstant>;
const session = z.object({
  sessionId: id,
  startAt: instant,
  endAt: instant,
  status: z.enum(SESSION_STATUSES),
}) satisfies z.ZodType<BookedSession>;

/** Every event a person, the clock or the server sends to a video session. */
export const bookingEvents = {
  'theme.chosen': z.object({ themeId: id }),
  'theme.cleared': nothing,
  'week.moved': z.object({ weekStart: day, weekEnd: day }),
  'day.chosen': z.object({ day }),
  'slot.chosen': z.object({ startAt: instant }),
  'slot.confirmed': z.object({ startAt: instant }),
  'session.joinRequested': nothing,
  'cancel.requested': nothing,
  'cancel.reasonGiven': z.object({ reason: z.string().trim().min(1).max(CANCEL_REASON_MAX) }),
  'cancel.abandoned': nothing,
  'clock.ticked': z.object({ now: instant }),
  'server.sessionChanged': z.object({ session }),
};
export type BookingEvent = EventOf<typeof bookingEvents>;

const message = z.string();

/** What each port answers. A refusal is a rejection with its sentence; a slot that somebody else took is an answer. */
export const bookingOutputs = {
  findOwnSessions: z.object({ found: z.int().nonnegative().describe('The person’s own sessions of that day') }),
  bookSession: z.discriminatedUnion('outcome', [
    z.object({ outcome: z.literal('booked'), session, message }),
    z.object({ outcome: z.literal('slotTaken'), message }),
  ]),
  joinSession: z.object({ url: z.url() }),
  cancelSession: z.object({ message }),
};
/** The answers by port: `BookingOutputs['bookSession']`. */
export type BookingOutputs = { [Port in keyof typeof bookingOutputs]: z.infer<(typeof bookingOutputs)[Port]> };

/** What each port is called with. */
export interface BookingInputs {
  findOwnSessions: { day: string; startAt: UtcInstant };
  bookSession: { themeId: number; startAt: UtcInstant };
  joinSession: { sessionId: number };
  cancelSession: { sessionId: number; reason: string };
}
