import { MACHINES } from '@ruta/state-machines/machines';
import { screenGaps } from '../../testing/screen-walk';
import type { NotOnScreen } from '../../testing/screen-walk';
import { cycleWalk } from './testing/cycle-walk';

test('SM-03 the pages know no step that the generated paths do not use', () => {
  expect(cycleWalk.unusedSteps).toEqual([]);
});

test.each(cycleWalk.tours)('SM-03 on the real pages: $title', ({ run }) => run());

test('SM-03 on the real pages: every state and every transition has been visited', () => {
  expect(cycleWalk.unvisited()).toEqual([]);
});

const decides = 'Only decides where to go, and is never rested in.';
const midnight = 'Nobody does it: the day changes. DayWatch tells the machine.';
const notOnScreen: NotOnScreen = {
  states: { opening: decides, 'closing.deciding': decides },
  transitions: {
    'cycle clock.dayChanged [0]': midnight,
  },
};

test('SM-03 every state and transition of a cycle is walked on its pages, or says why it is on none', () => {
  expect(screenGaps(MACHINES.cycle, [cycleWalk], notOnScreen)).toEqual({ states: [], transitions: [], outdated: [] });
});
