import { runWalk } from './testing/run-walk';

beforeEach(() => localStorage.clear());

test('SM-03 the page of a running activity knows no step that the generated paths do not use', () => {
  expect(runWalk.unusedSteps).toEqual([]);
});

test.each(runWalk.ways)('SM-03 on the real page: $title', ({ run }) => run(), 60_000);
