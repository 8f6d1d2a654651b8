import { MACHINES } from '@ruta/state-machines/machines';
import { screenGaps } from '../../testing/screen-walk';
import type { NotOnScreen } from '../../testing/screen-walk';
import { hierarchyWalk } from './testing/hierarchy-walk';

test('SM-03 the dialog knows no step that the generated paths do not use', () => {
  expect(hierarchyWalk.unusedSteps).toEqual([]);
});

test.each(hierarchyWalk.tours)('SM-03 on the real dialog: $title', ({ run }) => run(), 300_000);

test('SM-03 on the real dialog: every state and every transition has been visited', () => {
  expect(hierarchyWalk.unvisited()).toEqual([]);
});

const decides = 'Only decides where to go, and is never rested in.';
const beneath =
  'Nobody does it here: somebody else changed the school. How the dialog follows is in hierarchy.test.tsx.';
const imported = 'A new school is set up on the page of schools.';
const followed = [
  ...['choosing', 'reviewing', 'confirmingRelease', 'confirmingExclusion', 'excluded', 'confirmingDelete'],
  'renaming.filling',
];

const notOnScreen: NotOnScreen = {
  states: { opening: decides, 'renaming.deciding': decides },
  transitions: {
    'hierarchy.renaming.deciding always [0]': imported,
    ...Object.fromEntries(followed.map((state) => [`hierarchy.${state} server.statusChanged [0]`, beneath])),
  },
};

test('SM-03 every state and transition of a hierarchy is walked on its dialog, or says why it is not', () => {
  expect(screenGaps(MACHINES.hierarchy, [hierarchyWalk], notOnScreen)).toEqual({
    states: [],
    transitions: [],
    outdated: [],
  });
});
