import { detailWalk } from './testing/detail-walk';

beforeEach(() => localStorage.clear());

test('SM-03 the detail of an activity knows no step that the generated paths do not use', () => {
  expect(detailWalk.unusedSteps).toEqual([]);
});

test.each(detailWalk.tours)('SM-03 on the real detail: $title', ({ run }) => run());

test('SM-03 on the real detail: every state and every transition has been visited', () => {
  expect(detailWalk.unvisited()).toEqual([]);
});
