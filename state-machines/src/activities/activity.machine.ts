import { missingBeforeFinish, type MissingRecord } from '../kit/recording';
import { rescheduling as reschedulingState } from '../kit/reschedule';
import { answer, asSent, calling } from '../kit/steps';
import type { ActivityContext } from './activity.context';
import { followServer, known } from './activity.parts';
import { activitySetup } from './activity.setup';
import { started } from './activity.running';

export type { ActivityContext, ActivityInput, ActivityTag } from './activity.context';

/** What an activity about to finish lacks, for the dialog of `confirmingFinish`, which lists it and asks. */
export const missingToFinish = (context: ActivityContext): MissingRecord[] => missingBeforeFinish(context.record);

/** Not started (ACT-01). Where its day stands is the child state; only today may it start. */
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

/** The start modal: says what is about to begin, and asks (ACT-01). Its day may end while it is open. */
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

/** Another day, another hour and why (AGE-06). Reached from whatever is not completed; a start is taken back. */
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
    done: { target: 'deleted', actions: [{ type: 'showNotice', params: answer }, 'returnToAgenda'] },
    back: 'scheduled',
  }),
);

/**
 * An agenda activity that is no visit, from its day on the calendar to its end (ACT-01, SM-01). Pure: no call, no
 * clock; whoever mounts it provides the ports and the two effects (`returnToAgenda`, `showNotice`), sends
 * `clock.dayChanged` when the school's day changes, and `server.statusChanged` when the server shows a newer revision
 * (a state that has a call of its own under way does not listen: the answer will tell).
 */
export const activityMachine = activitySetup.createMachine({
  id: 'activity',
  context: ({ input }) => ({ ...input, rescheduleTo: null, failure: null }),
  on: { 'clock.dayChanged': { actions: { type: 'setToday', params: asSent } } },
  initial: 'opening',
  states: {
    opening: {
      description: 'Finds where the activity is; also where a version of somebody else is taken.',
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
    deleted: { type: 'final', description: 'The activity no longer exists.' },
    started,
    completed: { type: 'final', description: 'Done for good: nothing of it changes any more.' },
  },
});
