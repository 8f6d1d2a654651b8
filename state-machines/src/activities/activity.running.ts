/** The part of the activity chart while it happens (ACT-01 to ACT-03). */
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
 * The activity as it happens: `work` is what the person does, `day` whether its date has passed meanwhile. What is
 * recorded is told by events once the server has it, whatever the person is doing on the screen.
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
