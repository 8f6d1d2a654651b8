import { MACHINES } from '@ruta/state-machines/machines';
import { screenGaps } from '../../testing/screen-walk';
import type { NotOnScreen } from '../../testing/screen-walk';
import { hierarchyWalk } from './testing/hierarchy-walk';
import { newSchoolWalk } from './testing/new-school-walk';

test('SM-03 the dialog knows no step that the generated paths do not use', () => {
  expect([...hierarchyWalk.unusedSteps, ...newSchoolWalk.unusedSteps]).toEqual([]);
});

test.each(hierarchyWalk.tours)('SM-03 on the real dialog: $title', ({ run }) => run());

test.each(newSchoolWalk.tours)('SM-03 on the real set-up: $title', ({ run }) => run());

test('SM-03 on the real dialog: every state and every transition has been visited', () => {
  expect([...hierarchyWalk.unvisited(), ...newSchoolWalk.unvisited()]).toEqual([]);
});

const decides = 'Only decides where to go, and is never rested in.';
const notOnScreen: NotOnScreen = {
  states: { opening: decides, 'renaming.deciding': decides },
  transitions: {},
};

test('SM-03 every state and transition of a hierarchy is walked on its dialog, or says why it is not', () => {
  expect(screenGaps(MACHINES.hierarchy, [hierarchyWalk, newSchoolWalk], notOnScreen)).toEqual({
    states: [],
    transitions: [],
    outdated: [],
  });
});
