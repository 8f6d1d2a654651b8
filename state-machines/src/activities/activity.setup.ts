/** Ports, guards and actions of the activity machine; its states are in activity.machine. */
import { assign, setup } from 'xstate';
import type { CalendarDay } from '../kit/calendar-day';
import { messageOf } from '../kit/flow-kit';
import { port } from '../kit/ports';
import { recorded } from '../kit/recording';
import type { RescheduleForm } from '../kit/reschedule';
import { standingOf, type ActivityContext, type ActivityInput, type ActivityTag } from './activity.context';
import type { ActivityEvent, ActivityInputs, ActivityOutputs, ActivityVersion } from './activity.events';
import * as rules from './activity.rules';

const isAhead = (context: ActivityContext, event: ActivityEvent): boolean =>
  event.type === 'server.statusChanged' && event.version.revision > context.revision;

/** Typed setup; activity.machine calls `createMachine` once. */
export const activitySetup = setup({
  types: {
    input: {} as ActivityInput,
    context: {} as ActivityContext,
    events: {} as ActivityEvent,
    tags: {} as ActivityTag,
  },
  actors: {
    markStarted: port<ActivityOutputs['markStarted'], ActivityInputs['markStarted']>('markStarted'),
    rescheduleActivity: port<ActivityOutputs['rescheduleActivity'], ActivityInputs['rescheduleActivity']>(
      'rescheduleActivity',
    ),
    saveRecord: port<ActivityOutputs['saveRecord'], ActivityInputs['saveRecord']>('saveRecord'),
    finishActivity: port<ActivityOutputs['finishActivity'], ActivityInputs['finishActivity']>('finishActivity'),
    deleteActivity: port<ActivityOutputs['deleteActivity'], ActivityInputs['deleteActivity']>('deleteActivity'),
  },
  guards: {
    activityIsCompleted: ({ context }) => context.isCompleted,
    activityIsStarted: ({ context }) => context.isStarted,
    activityDateIsPast: ({ context }) => rules.isOverdue(context),
    activityIsToday: ({ context }) => rules.mayStart(context),
    rescheduleFormIsComplete: ({ context, event }) =>
      event.type === 'reschedule.submitted' && rules.faultsInReschedule(event, context.today).length === 0,
    evidenceHasRoom: ({ context }) => rules.evidenceHasRoom(context.record.evidence),
    evidenceIsPresent: ({ context }) => context.record.evidence > 0,
    serverIsAhead: ({ context, event }) => isAhead(context, event),
    rescheduleIsStillAllowed: ({ context, event }) =>
      event.type === 'server.statusChanged' && isAhead(context, event) && rules.mayReschedule(event.version),
  },
  actions: {
    setToday: assign((_, { today }: { today: CalendarDay }) => ({ today })),
    rememberReschedule: assign((_, { date, time, justification }: RescheduleForm) => ({
      rescheduleTo: { date, time, justification },
    })),
    forgetReschedule: assign({ rescheduleTo: null, failure: null }),
    recordRescheduled: assign((_, { revision, date, time }: ActivityOutputs['rescheduleActivity']) => ({
      revision,
      date,
      time,
      isStarted: false,
      rescheduleTo: null,
    })),
    recordStarted: assign((_, { revision }: ActivityOutputs['markStarted']) => ({ revision, isStarted: true })),
    recordFinished: assign((_, { revision }: ActivityOutputs['finishActivity']) => ({ revision, isCompleted: true })),
    takeServerVersion: assign((_, { version }: { version: ActivityVersion }) => standingOf(version)),

    recordAttendance: assign(({ context }, told: { attendees: number }) => ({
      record: recorded.attendance(context.record, told),
    })),
    countEvidence: assign(({ context }, told: { change: 1 | -1 }) => ({
      record: recorded.evidence(context.record, told),
    })),
    recordObservation: assign(({ context }, told: { result: string }) => ({
      record: recorded.observation(context.record, told),
    })),
    recordProof: assign(({ context }) => ({ record: { ...context.record, hasProof: true } })),

    /** Default action for a refused call; see `messageOf`. */
    recordFailure: assign((_, { error }: { error: unknown }) => ({ failure: messageOf(error) })),
    clearFailure: assign({ failure: null }),
    /** Provided by the app: returns to the agenda at the activity's day (ACT-01). */
    returnToAgenda: () => undefined,
    /** Provided by the app: shows the server's message with the way to undo a deletion. */
    offerUndo: (_, _params: { message: string }) => undefined,
    /** Provided by the app: shows the server's message in a snackbar. */
    showNotice: (_, _params: { message: string }) => undefined,
  },
});
