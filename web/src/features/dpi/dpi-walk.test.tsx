import { MACHINES } from '@ruta/state-machines/machines';
import { screenGaps } from '../../testing/screen-walk';
import type { NotOnScreen } from '../../testing/screen-walk';
import { dpiDelays, dpiWalk } from './testing/dpi-walk';

let release: () => void;
beforeEach(() => (release = dpiDelays.hold()));
afterEach(() => {
  release();
  jest.restoreAllMocks();
});

test('SM-03 the page of the diagnostic knows no step that the generated paths do not use', () => {
  expect(dpiWalk.unusedSteps).toEqual([]);
});

test.each(dpiWalk.tours)('SM-03 on the real page: $title', ({ run }) => run());

test('SM-03 on the real page: every state and every transition has been visited', () => {
  expect(dpiWalk.unvisited()).toEqual([]);
});

const decides = 'Only decides where to go, and is never rested in.';
const once = 'The page reads the day and the window once; the server refuses what is over.';
const notOnScreen: NotOnScreen = {
  states: { opening: decides, 'answering.timer.zero': decides },
  transitions: {
    'dpi clock.dayChanged [0]': once,
    'dpi.notOpenYet clock.dayChanged [0]': once,
    'dpi.notOpenYet server.factsChanged [0]': once,
    'dpi.answering.instructions clock.dayChanged [0]': once,
    'dpi.answering.instructions server.factsChanged [0]': once,
    'dpi.closed clock.dayChanged [0]': once,
    'dpi.closed server.factsChanged [0]': once,
    'dpi.answering.test.question.savingAnswer xstate.done.actor.saveAnswer [2]':
      'The server tells a finished sheet by its last answer, which names no next question.',
  },
};
/** Results and plan have pages of their own. */
const elsewhere = /^(dpi\.)?(results|pai)|^dpi\.opening always \[[012]\]$/;

test('SM-03 every state and transition of answering is walked on its page, or says why it is not', () => {
  const { states, transitions, outdated } = screenGaps(MACHINES.dpi, [dpiWalk], notOnScreen);
  const here = (names: readonly string[]) => names.filter((name) => !elsewhere.test(name));
  expect([here(states), here(transitions), outdated]).toEqual([[], [], []]);
});
