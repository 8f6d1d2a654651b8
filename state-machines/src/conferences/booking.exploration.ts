/** Inputs, samples and answers of the video session machine, for its tests and the flow lab. */
import type { Exploration } from '../kit/explorer';
import type { BookingEvent, BookingOutputs } from './booking.events';
import type { BookingContext, BookingInput, sessionBookingMachine } from './booking.machine';
import { hasEnded, mayJoin, type BookedSession } from './booking.rules';

/** 15:20 UTC of the sample day. */
export const NOW = 1_795_188_000_000;
export const MINUTE = 60_000;
/** Slots of the day: one in the past, two ahead. */
export const PAST_SLOT = NOW - 60 * MINUTE;
export const SLOT = NOW + 60 * MINUTE;
export const OTHER_SLOT = NOW + 90 * MINUTE;

/** Sample days in the reader's zone. */
export const TODAY = '2026-11-20';
export const TOMORROW = '2026-11-21';

/** A half-hour session that begins at `startAt`. */
export const sessionAt = (startAt: number, status: BookedSession['status'] = 'scheduled'): BookedSession => ({
  sessionId: 31,
  startAt,
  endAt: startAt + 30 * MINUTE,
  status,
});

const choosing: BookingInput = {
  session: null,
  view: 'list',
  now: NOW,
  weekStart: '2026-11-15',
  minDay: TODAY,
  maxDay: '2026-12-20',
};

/** Inputs by the name that the flow lab shows. */
export const bookingInputs = {
  choosing,
  booked: { ...choosing, session: sessionAt(SLOT) },
  soon: { ...choosing, session: sessionAt(NOW + 8 * MINUTE) },
  soonInCalendar: { ...choosing, view: 'calendar', session: sessionAt(NOW + 8 * MINUTE) },
  underWay: { ...choosing, session: sessionAt(NOW - MINUTE, 'started') },
  cancelled: { ...choosing, session: sessionAt(SLOT, 'cancelled') },
  ended: { ...choosing, session: sessionAt(PAST_SLOT, 'finished') },
} as const satisfies Record<string, BookingInput>;

/** Samples of each event: a payload that the guards accept and, where it matters, one that they refuse. */
export const bookingSamples: readonly BookingEvent[] = [
  { type: 'theme.chosen', themeId: 12 },
  { type: 'week.moved', weekStart: '2026-11-22', weekEnd: '2026-11-28' },
  { type: 'week.moved', weekStart: '2026-11-08', weekEnd: '2026-11-14' },
  { type: 'day.chosen', day: TOMORROW },
  { type: 'day.chosen', day: '2026-11-19' },
  { type: 'slot.chosen', startAt: SLOT },
  { type: 'slot.chosen', startAt: OTHER_SLOT },
  { type: 'slot.chosen', startAt: PAST_SLOT },
  { type: 'slot.confirmed', startAt: SLOT },
  { type: 'slot.confirmed', startAt: OTHER_SLOT },
  { type: 'cancel.reasonGiven', reason: 'Junta imprevista con supervisión' },
  { type: 'clock.ticked', now: NOW },
  { type: 'clock.ticked', now: SLOT - 4 * MINUTE },
  { type: 'clock.ticked', now: SLOT + 30 * MINUTE },
  { type: 'server.sessionChanged', session: sessionAt(SLOT, 'cancelled') },
  { type: 'server.sessionChanged', session: sessionAt(SLOT, 'started') },
  { type: 'server.sessionChanged', session: { ...sessionAt(SLOT), sessionId: 99 } },
];

/** Answers of each call, by invocation id. */
export const bookingAnswers = {
  findOwnSessions: [{ found: 0 }, { found: 1 }],
  bookSession: [
    { outcome: 'booked', session: sessionAt(SLOT), message: 'Tu sesión quedó programada' },
    { outcome: 'slotTaken', message: 'Alguien más tomó ese horario' },
  ],
  joinSession: [{ url: 'https://reunion.ruta.test/31' }],
  cancelSession: [{ message: 'La sesión se canceló' }],
} satisfies Record<keyof BookingOutputs, BookingOutputs[keyof BookingOutputs][]>;

/** The part of the context that guards read. */
const situationOf = ({ session, now, view, slot, unavailable }: BookingContext) => [
  now - NOW,
  view,
  slot,
  unavailable.length,
  session && [session.sessionId, session.status, hasEnded(session, now), mayJoin(session, now, view)],
];

/** One exploration per input, all with the same samples and answers. */
export const bookingExplorations: readonly Exploration<typeof sessionBookingMachine>[] = Object.entries(
  bookingInputs,
).map(([name, input]) => ({ name, input, samples: bookingSamples, answers: bookingAnswers, situationOf }));
