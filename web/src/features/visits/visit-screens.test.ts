import { MACHINES } from '@ruta/state-machines/machines';
import { screenGaps } from '../../testing/screen-walk';
import type { NotOnScreen } from '../../testing/screen-walk';
import { cancelWalk } from './testing/cancel-walk';
import { formWalk } from './testing/form-walk';
import { rescheduleWalk } from './testing/reschedule-walk';
import { runWalk } from './testing/run-walk';

const decides = 'Only decides where to go, and is never rested in.';
const midnight = 'Nobody does it: the day changes. DayWatch tells the machine.';
const beneath =
  'Nobody does it here: somebody else changed the visit. How the screens follow is in visit-form.test.tsx and visit-run.test.tsx.';
const autosave = 'Nobody does it: the draft saves itself. See visit-autosave.test.tsx.';
const preview = 'It shows in a tab of its own, which these screens do not hold. See visit-preview.test.tsx.';
const noMoveOnceStarted = 'The server lets no visit be moved once it has started, so no screen has a button for it.';

/** States and transitions that no walk covers, with reasons. */
const notOnScreen: NotOnScreen = {
  states: {
    opening: decides,
    'scheduled.placing': decides,
    'inProgress.day.placing': decides,
  },
  transitions: {
    'visit.opening always [0]': 'A cancelled visit opens its detail, which runs no machine.',
    'visit.opening always [1]': 'A finished visit opens its detail, which runs no machine.',
    'visit.scheduled visit.editRequested [0]': 'A link: the edit page opens the visit anew, for editing.',
    'visit.composing visit.editCancelled [0]':
      'Deleting a draft from its form lets go of what was typed first. See visit-draft.test.tsx.',
    'visit.composing visit.editCancelled [1]': 'No screen sends it: the form of a scheduled visit is left by a link.',
    'visit.inProgress.work.editing visit.axisChanged [0]':
      'The walk edits the objective; an axis is edited in visit-run.test.tsx.',
    'visit.composing.review visit.previewRequested [0]': preview,
    'visit.saving xstate.done.actor.saveVisit [1]': preview,
    'visit.inProgress.work.recording visit.rescheduleRequested [0]': noMoveOnceStarted,
    'visit.rescheduling.filling reschedule.cancelled [0]': noMoveOnceStarted,
    'visit.composing draft.autosaved [0]': autosave,
    'visit.confirmingDraft draft.autosaved [0]': autosave,
    'visit.inProgress.work.savingRecord xstate.error.actor.saveRecord [0]':
      'It takes an observation that the server has not got. See visit-run.test.tsx.',
    'visit clock.dayChanged [0]': midnight,
    'visit.scheduled clock.dayChanged [0]': midnight,
    'visit.inProgress.day clock.dayChanged [0]': midnight,
    'visit.composing server.statusChanged [0]': beneath,
    'visit.confirmingDraft server.statusChanged [0]': beneath,
    'visit.conflict server.statusChanged [0]': beneath,
    'visit.draft server.statusChanged [0]': beneath,
    'visit.confirmingDiscard server.statusChanged [0]': beneath,
    'visit.scheduled server.statusChanged [0]': beneath,
    'visit.cancelling.asking server.statusChanged [0]': beneath,
    'visit.cancelling.asking server.statusChanged [1]': beneath,
    'visit.cancelling.overtaken server.statusChanged [0]': beneath,
    'visit.cancelling.overtaken server.statusChanged [1]': beneath,
    'visit.rescheduling.filling server.statusChanged [0]': beneath,
    'visit.rescheduling.filling server.statusChanged [1]': beneath,
    'visit.inProgress.work.recording server.statusChanged [0]': beneath,
    'visit.inProgress.work.editing server.statusChanged [0]': beneath,
    'visit.inProgress.work.confirmingFinish server.statusChanged [0]': beneath,
  },
};
const walks = [formWalk, runWalk, rescheduleWalk, cancelWalk];

test('SM-03 every state and every transition of a visit is walked on a real screen, or says why it is on none', () => {
  expect(screenGaps(MACHINES.visit, walks, notOnScreen)).toEqual({ states: [], transitions: [], outdated: [] });
});

test('SM-03 a state in neither list is a gap, and a reason for what is walked is outdated', () => {
  const { states, transitions, outdated } = screenGaps(MACHINES.visit, [rescheduleWalk], {
    states: { 'rescheduling.filling': 'It is walked.', gone: 'There is no such state.', opening: ' ' },
    transitions: {},
  });
  expect(states).toEqual(expect.arrayContaining(['opening', 'composing.axes']));
  expect(transitions).toContain('visit.composing.axes step.back [0]');
  expect(outdated).toEqual(['rescheduling.filling', 'gone']);
});
