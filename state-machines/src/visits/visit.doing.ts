/** The visit machine after publication: scheduled, rescheduled, started and finished. */
import { finishing, recordingEvents } from '../kit/recording';
import { rescheduling as reschedulingState } from '../kit/reschedule';
import { answer, asSent, calling, dayAsItPasses, refusal } from '../kit/steps';
import { followServer, known, saveInput, saveNotice } from './visit.parts';
import { visitSetup } from './visit.setup';

/** Published and not started (VIS-01). The child state says how its day relates to today; it may start only today. */
export const scheduled = visitSetup.createStateConfig({
  tags: 'reschedulable',
  initial: 'placing',
  on: {
    'clock.dayChanged': { target: '.placing', actions: { type: 'setToday', params: asSent } },
    'visit.editRequested': { target: 'composing', actions: 'clearFailure' },
    'visit.rescheduleRequested': 'rescheduling',
    'visit.cancelRequested': 'cancelling',
    'visit.startRequested': { guard: 'visitIsToday', target: 'starting' },
    'server.statusChanged': followServer,
  },
  states: {
    placing: {
      always: [
        { guard: 'visitDateIsPast', target: 'expired' },
        { guard: 'visitIsToday', target: 'today' },
        { target: 'upcoming' },
      ],
    },
    upcoming: {},
    today: {},
    expired: { tags: 'expired' },
  },
});

/** New date, time and reason (VIS-01), for a visit that is neither finished nor a draft. */
export const rescheduling = visitSetup.createStateConfig(
  reschedulingState({
    machine: 'visit',
    port: 'rescheduleVisit',
    known,
    running: { guard: 'visitIsInProgress', state: 'inProgress' },
  }),
);

/** Marks the visit as started (VIS-06). */
export const starting = visitSetup.createStateConfig(
  calling({
    port: 'markStarted',
    input: known,
    done: {
      target: 'inProgress',
      actions: [
        { type: 'recordStarted', params: answer },
        { type: 'showNotice', params: answer },
      ],
    },
    back: 'scheduled',
  }),
);

const work = visitSetup.createStateConfig({
  initial: 'recording',
  states: {
    recording: {
      on: {
        'visit.editRequested': { target: 'editing', actions: 'clearFailure' },
        'visit.rescheduleRequested': '#visit.rescheduling',
        'visit.finishRequested': 'confirmingFinish',
        'server.statusChanged': followServer,
      },
    },
    editing: {
      description: 'Edits objective and axes in place; the date of a visit in progress is fixed.',
      tags: 'editing',
      on: {
        'visit.objectiveChanged': { actions: { type: 'setObjective', params: asSent } },
        'visit.axisChanged': { actions: { type: 'setAxis', params: asSent } },
        'visit.editCancelled': { target: 'recording', actions: 'forgetUnsavedChanges' },
        'visit.saveEditRequested': {
          guard: 'objectiveAndAxesStayComplete',
          target: 'savingEdit',
          actions: { type: 'rememberSave', params: { purpose: 'edit' } },
        },
        'server.statusChanged': {
          guard: 'serverStatusDiffers',
          target: '#visit.conflict',
          actions: ['forgetSave', { type: 'recordTheirs', params: asSent }],
        },
      },
    },
    savingEdit: {
      tags: ['editing', 'saving'],
      entry: 'clearFailure',
      invoke: {
        id: 'saveEdit',
        src: 'saveVisit',
        input: saveInput,
        onDone: [
          {
            guard: { type: 'saveWasStale', params: answer },
            target: '#visit.conflict',
            actions: { type: 'recordStaleSave', params: answer },
          },
          {
            target: 'recording',
            actions: [
              { type: 'recordSaved', params: answer },
              { type: 'showNotice', params: saveNotice },
            ],
          },
        ],
        onError: { target: 'editing', actions: ['forgetSave', refusal] },
      },
    },
    ...finishing({ machine: 'visit', port: 'finishVisit', known, end: 'finished', then: [] }),
  },
});

const day = visitSetup.createStateConfig(dayAsItPasses('visitDateIsPast', 'expired'));

/**
 * A visit in progress (VIS-06). `work` is what the person does; `day` says whether the date has passed. Recording
 * events arrive in every state of `work`.
 */
export const inProgress = visitSetup.createStateConfig({
  type: 'parallel',
  tags: 'reschedulable',
  on: recordingEvents,
  states: { work, day },
});
