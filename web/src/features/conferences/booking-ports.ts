import type { Conference } from '@ruta/contracts/conferences/conference.schema';
import type { sessionBookingMachine } from '@ruta/state-machines/conferences/booking.machine';
import { call, ProblemError } from '../../lib/api';
import type { PortsOf } from '../../shared/flow/use-flow';
import { bookSession, findOwn } from './conferences.calls';
import { instantOf, msOf } from '../../lib/instants';

/** Refusals that another hour or another day gets around. */
const TAKEN: ReadonlySet<string> = new Set([
  'conferences.slot-taken',
  'conferences.slot-not-offered',
  'conferences.day-taken',
]);

const booked = ({ id, start_at, end_at, statuses }: Conference) => ({
  ...{ sessionId: id, startAt: msOf(start_at), endAt: msOf(end_at) },
  status: statuses[0]?.code ?? ('scheduled' as const),
});

/** Calls of the machine while somebody books (VC-01). `notesOf` gives the message to the agent. */
export const bookingPorts = (notesOf: () => string): PortsOf<typeof sessionBookingMachine> => ({
  async findOwnSessions({ day }) {
    const { data } = await call(findOwn, { query: { start: day, end: day } });
    return { found: data.length };
  },
  async bookSession({ themeId, startAt }) {
    try {
      const body = { schedule_theme_id: themeId, start_at: instantOf(startAt), notes: notesOf() };
      const { data, message } = await call(bookSession, { body });
      return { outcome: 'booked', session: booked(data), message: message ?? '' };
    } catch (error) {
      if (error instanceof ProblemError && TAKEN.has(error.code))
        return { outcome: 'slotTaken', message: error.message };
      throw error;
    }
  },
  // The list of sessions runs these.
  joinSession: () => Promise.reject(new Error('Nobody joins while booking')),
  cancelSession: () => Promise.reject(new Error('Nobody cancels while booking')),
});
