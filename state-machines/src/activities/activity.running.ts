/** The running part of the activity machine (ACT-01 to ACT-03). */
import { finishing, recordingEvents } from '../kit/recording';
import { dayAsItPasses } from '../kit/steps';
import { followServer, known } from './activity.parts';
import { activitySetup } from './activity.setup';

const work = activitySetup.createStateConfig({
  initial: 'recording',
  states: {
    recording: {
      tags: 'recording',
      on: {
        'activity.rescheduleRequested': '#activity.rescheduling',
        'activity.finishRequested': 'confirmingFinish',
        'server.statusChanged': followServer,
      },
    },
    ...finishing({
      machine: 'activity',
      port: 'finishActivity',
      known,
      end: 'completed',
      then: ['returnToAgenda'],
    }),
  },
});

const day = activitySetup.createStateConfig(dayAsItPasses('activityDateIsPast', 'overdue'));

/**
 * A running activity. `work` is what the person does; `day` says whether the date has passed. Recording events arrive
 * in every state of `work`.
 */
export const started = activitySetup.createStateConfig({
  type: 'parallel',
  tags: 'reschedulable',
  on: {
    ...recordingEvents,
    'proof.saved': { actions: 'recordProof' },
  },
  states: { work, day },
});
