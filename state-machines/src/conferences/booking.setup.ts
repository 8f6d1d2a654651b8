/** Ports, guards and actions of the video session machine. */
import { and, assign, setup } from 'xstate';
import type { CalendarDay } from '../kit/calendar-day';
import { messageOf } from '../kit/flow-kit';
import { port } from '../kit/ports';
import type { BookingContext, BookingInput, BookingTag } from './booking.context';
import type { BookingEvent, BookingInputs, BookingOutputs } from './booking.events';
import * as rules from './booking.rules';
import type { BookedSession, UtcInstant } from './booking.rules';

/** Typed setup; booking.machine calls `createMachine` once. */
export const bookingSetup = setup({
  types: {
    input: {} as BookingInput,
    context: {} as BookingContext,
    events: {} as BookingEvent,
    tags: {} as BookingTag,
  },
  actors: {
    findOwnSessions: port<BookingOutputs['findOwnSessions'], BookingInputs['findOwnSessions']>('findOwnSessions'),
    bookSession: port<BookingOutputs['bookSession'], BookingInputs['bookSession']>('bookSession'),
    joinSession: port<BookingOutputs['joinSession'], BookingInputs['joinSession']>('joinSession'),
    cancelSession: port<BookingOutputs['cancelSession'], BookingInputs['cancelSession']>('cancelSession'),
  },
  guards: {
    weekIsWithinBounds: ({ context, event }) =>
      event.type === 'week.moved' && rules.weekIsWithin(event.weekStart, event.weekEnd, context),
    dayIsWithinBounds: ({ context, event }) => event.type === 'day.chosen' && rules.dayIsWithin(event.day, context),
    slotIsFree: ({ context, event }) =>
      event.type === 'slot.chosen' && rules.slotMayBeChosen(event.startAt, context.now, context.unavailable),
    personHasASessionThatDay: (_, { found }: BookingOutputs['findOwnSessions']) => found > 0,
    slotIsTheChosenOne: ({ context, event }) => event.type === 'slot.confirmed' && context.slot === event.startAt,
    slotIsStillAhead: ({ context }) => context.slot !== null && context.slot > context.now,
    slotMayBeConfirmed: and(['slotIsTheChosenOne', 'slotIsStillAhead']),
    slotWasTaken: (_, output: BookingOutputs['bookSession']) => output.outcome === 'slotTaken',

    sessionIsBooked: ({ context }) => context.session !== null,
    sessionIsCancelled: ({ context }) => context.session?.status === 'cancelled',
    sessionHasEnded: ({ context }) => context.session !== null && rules.hasEnded(context.session, context.now),
    joinWindowIsOpen: ({ context }) =>
      context.session !== null && rules.mayJoin(context.session, context.now, context.view),
    sessionMayBeCancelled: ({ context }) => context.session !== null && rules.mayCancel(context.session, context.now),
    cancelReasonIsGiven: ({ event }) => event.type === 'cancel.reasonGiven' && rules.reasonStands(event.reason),
    sessionIsThisOne: ({ context, event }) =>
      event.type === 'server.sessionChanged' && event.session.sessionId === context.session?.sessionId,
  },
  actions: {
    setNow: assign((_, { now }: { now: UtcInstant }) => ({ now })),
    setTheme: assign((_, { themeId }: { themeId: number }) => ({ themeId })),
    clearTheme: assign({ themeId: null }),
    setWeek: assign((_, { weekStart }: { weekStart: CalendarDay }) => ({ weekStart })),
    setDay: assign((_, { day }: { day: CalendarDay }) => ({ day })),
    clearDayAndSlot: assign({ day: null, slot: null, unavailable: [], failure: null }),
    setSlot: assign((_, { startAt }: { startAt: UtcInstant }) => ({ slot: startAt })),
    markSlotUnavailable: assign(({ context }) => ({
      unavailable: context.slot === null ? context.unavailable : [...context.unavailable, context.slot],
      slot: null,
    })),
    recordBooked: assign((_, output: BookingOutputs['bookSession']) =>
      output.outcome === 'booked' ? { session: output.session } : { failure: output.message },
    ),
    takeSession: assign((_, { session }: { session: BookedSession }) => ({ session })),
    setReason: assign((_, { reason }: { reason: string }) => ({ cancelReason: reason.trim() })),
    forgetReason: assign({ cancelReason: null, failure: null }),
    recordCancelled: assign(({ context }) => ({
      session: context.session && { ...context.session, status: 'cancelled' as const },
    })),

    /** Default action for a refused call; see `messageOf`. */
    recordFailure: assign((_, { error }: { error: unknown }) => ({ failure: messageOf(error) })),
    clearFailure: assign({ failure: null }),
    /** Provided by the app: opens the meeting in a new tab. The link is not stored (VC-08). */
    openMeeting: (_, _params: { url: string }) => undefined,
    /** Provided by the app: shows the server's message in a snackbar. */
    showNotice: (_, _params: { message: string }) => undefined,
  },
});
