import { runWalk } from './testing/run-walk';

beforeEach(() => localStorage.clear());

test('SM-03 the page of a running visit knows no step that the generated paths do not use', () => {
  expect(runWalk.unusedSteps).toEqual([]);
});

test.each(runWalk.tours)('SM-03 on the real page: $title', ({ run }) => run());

test('SM-03 on the real page: every state and every transition has been visited', () => {
  expect(runWalk.unvisited()).toEqual([]);
});
