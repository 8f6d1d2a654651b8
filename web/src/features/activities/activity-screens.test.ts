import { MACHINES } from '@ruta/state-machines/machines';
import { screenGaps } from '../../testing/screen-walk';
import type { NotOnScreen } from '../../testing/screen-walk';
import { detailWalk } from './testing/detail-walk';
import { runWalk } from './testing/run-walk';

const decides = 'Only decides where to go, and is never rested in.';
const midnight = 'Nobody does it: the day changes, and useActivityFlow tells the machine.';
const beneath =
  'Nobody does it here: somebody else changed the activity, and useActivityFlow tells the machine what the page was shown.';

/** States and transitions that no walk covers, with reasons. */
const notOnScreen: NotOnScreen = {
  states: {
    opening: decides,
    'scheduled.placing': decides,
    'started.day.placing': decides,
  },
  transitions: {
    'activity.started proof.saved [0]':
      'The proof is a form of its own, whose save tells the machine: see activities.test.tsx.',
    'activity.started.work.savingRecord xstate.error.actor.saveRecord [0]':
      'It takes an observation that the server has not got. See activities.test.tsx.',
    'activity clock.dayChanged [0]': midnight,
    'activity.scheduled clock.dayChanged [0]': midnight,
    'activity.confirmingStart clock.dayChanged [0]': midnight,
    'activity.started.day clock.dayChanged [0]': midnight,
    'activity.scheduled server.statusChanged [0]': beneath,
    'activity.confirmingStart server.statusChanged [0]': beneath,
    'activity.rescheduling.filling server.statusChanged [0]': beneath,
    'activity.rescheduling.filling server.statusChanged [1]': beneath,
    'activity.confirmingDelete server.statusChanged [0]': beneath,
    'activity.started.work.recording server.statusChanged [0]': beneath,
    'activity.started.work.confirmingFinish server.statusChanged [0]': beneath,
  },
};

test('SM-03 every state and every transition of an activity is walked on a real screen, or says why it is on none', () => {
  expect(screenGaps(MACHINES.activity, [runWalk, detailWalk], notOnScreen)).toEqual({
    states: [],
    transitions: [],
    outdated: [],
  });
});
