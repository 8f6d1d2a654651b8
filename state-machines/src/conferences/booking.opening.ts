/** Where the machine of a video session begins, told without XState; machines.test holds it against the machine. */
import type { Opened } from '../kit/opening';
import { begin, type BookingContext, type BookingInput, type BookingTag } from './booking.context';
import { hasEnded, mayJoin } from './booking.rules';

/** A video session as the machine has it right after it is opened. */
export function openedBooking(input: BookingInput): Opened<BookingContext, BookingTag> {
  const context = begin(input);
  const { session, now, view } = context;
  if (session === null) return { context, value: 'choosingTheme', tags: [] };
  if (session.status === 'cancelled') return { context, value: 'cancelled', tags: [] };
  if (hasEnded(session, now)) return { context, value: 'ended', tags: [] };
  if (mayJoin(session, now, view)) return { context, value: { booked: 'joinable' }, tags: ['joinable'] };
  return { context, value: { booked: 'waiting' }, tags: [] };
}
