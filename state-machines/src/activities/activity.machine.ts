import { missingBeforeFinish, type MissingRecord } from '../kit/recording';
import { rescheduling as reschedulingState } from '../kit/reschedule';
import { answer, asSent, calling } from '../kit/steps';
import type { ActivityContext } from './activity.context';
import { followServer, known } from './activity.parts';
import { activitySetup } from './activity.setup';
import { started } from './activity.running';

export type { ActivityContext, ActivityInput } from './activity.context';

/** Parts of the record that are missing, for the dialog of `confirmingFinish`. */
export const missingToFinish = (context: ActivityContext): MissingRecord[] => missingBeforeFinish(context.record);

/** Not started (ACT-01). The child state says how its day relates to today; it may start only today. */
const scheduled = activitySetup.createStateConfig({
  tags: 'reschedulable',
  initial: 'placing',
  on: {
    'clock.dayChanged': { target: '.placing', actions: { type: 'setToday', params: asSent } },
    'activity.rescheduleRequested': 'rescheduling',
    'activity.startRequested': { guard: 'activityIsToday', target: 'confirmingStart' },
    'activity.deleteRequested': 'confirmingDelete',
    'server.statusChanged': followServer,
  },
  states: {
    placing: {
      always: [
        { guard: 'activityDateIsPast', target: 'overdue' },
        { guard: 'activityIsToday', target: 'today' },
        { target: 'upcoming' },
      ],
    },
    upcoming: {},
    today: {},
    overdue: { tags: 'overdue' },
  },
});

/** The modal that asks before starting (ACT-01). The day may end while it is open. */
const confirmingStart = activitySetup.createStateConfig({
  tags: 'confirming',
  on: {
    'clock.dayChanged': { target: 'scheduled', actions: { type: 'setToday', params: asSent } },
    'action.confirmed': 'starting',
    'action.declined': 'scheduled',
    'server.statusChanged': followServer,
  },
});

const starting = activitySetup.createStateConfig(
  calling({
    port: 'markStarted',
    input: known,
    done: {
      target: 'started',
      actions: [
        { type: 'recordStarted', params: answer },
        { type: 'showNotice', params: answer },
      ],
    },
    back: 'scheduled',
  }),
);

/** New date, time and reason (AGE-06), from any state but `completed`. Rescheduling undoes a start. */
const rescheduling = activitySetup.createStateConfig(
  reschedulingState({
    machine: 'activity',
    port: 'rescheduleActivity',
    known,
    running: { guard: 'activityIsStarted', state: 'started' },
  }),
);

const confirmingDelete = activitySetup.createStateConfig({
  tags: 'confirming',
  on: {
    'action.confirmed': 'deleting',
    'action.declined': 'scheduled',
    'server.statusChanged': followServer,
  },
});

const deleting = activitySetup.createStateConfig(
  calling({
    port: 'deleteActivity',
    input: known,
    done: { target: 'deleted', actions: [{ type: 'offerUndo', params: answer }, 'returnToAgenda'] },
    back: 'scheduled',
  }),
);

/**
 * An agenda activity other than a visit, from its scheduled day to its end (ACT-01, SM-01). Pure: no calls, no clock.
 * The app provides the ports and the effects `returnToAgenda`, `offerUndo` and `showNotice`, sends `clock.dayChanged` when the
 * school's day changes, and `server.statusChanged` when the server shows a newer revision. States with a pending call
 * ignore the latter: the answer brings the new version.
 */
export const activityMachine = activitySetup.createMachine({
  id: 'activity',
  context: ({ input }) => ({ ...input, rescheduleTo: null, failure: null }),
  on: { 'clock.dayChanged': { actions: { type: 'setToday', params: asSent } } },
  initial: 'opening',
  states: {
    opening: {
      description: 'Goes to the state that fits the activity, on opening and after a new version from the server.',
      always: [
        { guard: 'activityIsCompleted', target: 'completed' },
        { guard: 'activityIsStarted', target: 'started' },
        { target: 'scheduled' },
      ],
    },
    scheduled,
    confirmingStart,
    starting,
    rescheduling,
    confirmingDelete,
    deleting,
    deleted: { type: 'final', description: 'The activity is deleted. Who undoes that opens it anew.' },
    started,
    completed: { type: 'final', description: 'Final: nothing changes any more.' },
  },
});
