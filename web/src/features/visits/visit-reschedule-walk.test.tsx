import { rescheduleWalk } from './testing/reschedule-walk';

test('SM-03 the list knows no step that the generated paths do not use', () => {
  expect(rescheduleWalk.unusedSteps).toEqual([]);
});

test.each(rescheduleWalk.tours)('SM-03 on the real list: $title', ({ run }) => run());

test('SM-03 on the real list: every state and every transition has been visited', () => {
  expect(rescheduleWalk.unvisited()).toEqual([]);
});
