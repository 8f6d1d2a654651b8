import { answer, asSent, calling } from '../kit/steps';
import { begin, inputs } from './booking.context';
import { bookingSetup } from './booking.setup';

export type { BookingContext, BookingInput } from './booking.context';

const notice = { type: 'showNotice', params: answer } as const;
const setNow = { type: 'setNow', params: asSent } as const;

/** Another theme, week or day; ignored while a slot is being checked. */
const elsewhere = {
  'theme.cleared': { target: '#sessionBooking.choosingTheme', actions: ['clearDayAndSlot', 'clearTheme'] },
  'week.moved': {
    guard: 'weekIsWithinBounds',
    target: '#sessionBooking.picking.day',
    actions: ['clearDayAndSlot', { type: 'setWeek', params: asSent }],
  },
  'day.chosen': {
    guard: 'dayIsWithinBounds',
    target: '#sessionBooking.picking.slot',
    actions: ['clearDayAndSlot', { type: 'setDay', params: asSent }],
  },
} as const;
const chooseSlot = {
  'slot.chosen': { guard: 'slotIsFree', target: 'checkingSlot', actions: { type: 'setSlot', params: asSent } },
} as const;

/** Choice of day and slot, then confirmation of that slot (VC-01). */
const picking = bookingSetup.createStateConfig({
  initial: 'day',
  states: {
    day: { on: elsewhere },
    slot: { on: { ...elsewhere, ...chooseSlot } },
    checkingSlot: {
      description: 'Checks the person’s own sessions of that day; if the check fails, the slot stays available.',
      tags: 'loading',
      entry: 'clearFailure',
      invoke: {
        id: 'findOwnSessions',
        src: 'findOwnSessions',
        input: ({ context }) => inputs.findOwnSessions(context),
        onDone: [
          {
            guard: { type: 'personHasASessionThatDay', params: answer },
            target: 'slot',
            actions: 'markSlotUnavailable',
          },
          { target: 'confirmable' },
        ],
        onError: 'confirmable',
      },
    },
    confirmable: {
      tags: 'confirmable',
      on: {
        ...elsewhere,
        ...chooseSlot,
        'slot.confirmed': { guard: 'slotMayBeConfirmed', target: '#sessionBooking.booking' },
      },
    },
  },
});

const serverChanged = {
  guard: 'sessionIsThisOne',
  target: '#sessionBooking.opening',
  actions: ['forgetReason', { type: 'takeSession', params: asSent }],
} as const;

/** Waiting for the start; joinable until the end (VC-03). */
const booked = bookingSetup.createStateConfig({
  initial: 'placing',
  on: {
    'clock.ticked': { target: '.placing', actions: setNow },
    'cancel.requested': { guard: 'sessionMayBeCancelled', target: 'cancelling', actions: 'forgetReason' },
    'server.sessionChanged': serverChanged,
  },
  states: {
    placing: {
      always: [
        { guard: 'sessionHasEnded', target: '#sessionBooking.ended' },
        { guard: 'joinWindowIsOpen', target: 'joinable' },
        { target: 'waiting' },
      ],
    },
    waiting: {},
    joinable: { tags: 'joinable', on: { 'session.joinRequested': '#sessionBooking.joining' } },
  },
});

/** Cancelling needs a reason, chosen or typed (VC-02). */
const cancelling = bookingSetup.createStateConfig({
  initial: 'givingReason',
  states: {
    givingReason: {
      tags: 'confirming',
      on: {
        'cancel.reasonGiven': {
          guard: 'cancelReasonIsGiven',
          target: 'saving',
          actions: { type: 'setReason', params: asSent },
        },
        'cancel.abandoned': { target: '#sessionBooking.booked', actions: 'forgetReason' },
        'server.sessionChanged': serverChanged,
      },
    },
    saving: calling({
      port: 'cancelSession',
      input: inputs.cancelSession,
      done: { target: '#sessionBooking.cancelled', actions: ['recordCancelled', notice] },
      back: 'givingReason',
    }),
  },
});

/**
 * A video session from the choice of its theme to its end (VC-01 to VC-03, SM-01). Pure: no calls, no clock. The app
 * provides the ports and the effects `openMeeting` and `showNotice`, and sends `clock.ticked` with the server's time
 * every second, so that no long timer runs in the browser. The list of slots is fetched outside the machine; only the
 * server prevents double booking.
 */
export const sessionBookingMachine = bookingSetup.createMachine({
  id: 'sessionBooking',
  context: ({ input }) => begin(input),
  on: { 'clock.ticked': { actions: setNow } },
  initial: 'opening',
  states: {
    opening: {
      always: [
        { guard: 'sessionIsCancelled', target: 'cancelled' },
        { guard: 'sessionIsBooked', target: 'booked' },
        { target: 'choosingTheme' },
      ],
    },
    choosingTheme: {
      on: { 'theme.chosen': { target: 'picking', actions: { type: 'setTheme', params: asSent } } },
    },
    picking,
    booking: calling({
      port: 'bookSession',
      input: inputs.bookSession,
      done: [
        {
          guard: { type: 'slotWasTaken', params: answer },
          target: 'picking.slot',
          actions: ['markSlotUnavailable', { type: 'recordBooked', params: answer }],
        },
        { target: 'booked', actions: [{ type: 'recordBooked', params: answer }, notice] },
      ],
      back: 'picking.confirmable',
    }),
    booked,
    joining: calling({
      port: 'joinSession',
      input: inputs.joinSession,
      done: { target: 'booked', actions: { type: 'openMeeting', params: answer } },
      back: 'booked',
    }),
    cancelling,
    cancelled: { type: 'final', description: 'The session can no longer be joined.' },
    ended: { type: 'final', description: 'The survey can be answered and the recording seen.' },
  },
});
