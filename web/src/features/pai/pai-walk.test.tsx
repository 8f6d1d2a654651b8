import { MACHINES } from '@ruta/state-machines/machines';
import { PAUSES } from '../../shared/record/use-saves-itself';
import { onWidth } from '../../testing/on-width';
import { screenGaps, type NotOnScreen } from '../../testing/screen-walk';
import { paiDelays, paiWalk } from './testing/pai-walk';

const typing = PAUSES.typing;
let release: () => void;
beforeEach(() => {
  PAUSES.typing = 1;
  onWidth(true);
  release = paiDelays.hold();
});
afterEach(() => {
  PAUSES.typing = typing;
  release();
});

test('SM-03 the page of the plan knows no step that the generated paths do not use', () => {
  expect(paiWalk.unusedSteps).toEqual([]);
});

test.each(paiWalk.tours)('SM-03 PAI-01 on the real page: $title', ({ run }) => run());

test('SM-03 on the real page: every state and every transition of the plan has been visited', () => {
  expect(paiWalk.unvisited()).toEqual([]);
});

const notOnScreen: NotOnScreen = {
  states: { 'pai.timer.zero': 'Only decides where to go, and is never rested in.' },
  transitions: {},
};
/** The plan's part of the machine, and how it is come to. */
const PLAN = /^(dpi\.)?pai|^dpi\.opening always \[[01]\]$/;

test('SM-03 every state and transition of the plan is walked on its page, or says why it is not', () => {
  const { states, transitions, outdated } = screenGaps(MACHINES.dpi, [paiWalk], notOnScreen);
  const here = (names: readonly string[]) => names.filter((name) => PLAN.test(name));
  expect([here(states), here(transitions), outdated]).toEqual([[], [], []]);
});
