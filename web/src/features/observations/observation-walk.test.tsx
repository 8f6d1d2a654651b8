import { MACHINES } from '@ruta/state-machines/machines';
import { screenGaps } from '../../testing/screen-walk';
import type { NotOnScreen } from '../../testing/screen-walk';
import { keptWalk, runDelays, runWalk } from './testing/observation-walk';

let release: () => void;
beforeEach(() => (release = runDelays.hold()));
afterEach(() => release());

test('SM-03 the page of a guide knows no step that the generated paths do not use', () => {
  expect([...runWalk.unusedSteps, ...keptWalk.unusedSteps]).toEqual([]);
});

test.each(runWalk.tours)('SM-03 on the real page: $title', ({ run }) => run());
test.each(keptWalk.tours)('SM-03 on the real page with a draft of this device: $title', ({ run }) => run());

test('SM-03 on the real page: every state and every transition has been visited', () => {
  expect([...runWalk.unvisited(), ...keptWalk.unvisited()]).toEqual([]);
});

const decides = 'Only decides where to go, and is never rested in.';
const notOnScreen: NotOnScreen = {
  states: { opening: decides, 'writing.sync.checking': decides },
  transitions: {},
};

test('SM-03 every state and transition of an observation is walked on its page, or says why it is not', () => {
  expect(screenGaps(MACHINES.observation, [runWalk, keptWalk], notOnScreen)).toEqual({
    states: [],
    transitions: [],
    outdated: [],
  });
});
