import { cancelWalk } from './testing/cancel-walk';

test('SM-03 the detail knows no step that the generated paths do not use', () => {
  expect(cancelWalk.unusedSteps).toEqual([]);
});

test.each(cancelWalk.tours)('SM-03 on the real detail: $title', ({ run }) => run());

test('SM-03 on the real detail: every state and every transition has been visited', () => {
  expect(cancelWalk.unvisited()).toEqual([]);
});
