import { createActor } from 'xstate';
import { activityMachine } from './activity.machine';
import { openedActivity } from './activity.opening';
import { EMPTY_RECORD } from './activity.rules';

const all = [
  [false, false],
  [true, false],
  [true, true],
].flatMap(([isStarted = false, isCompleted = false]) =>
  ['2026-11-19', '2026-11-20', '2026-11-21'].map((date) => ({ isStarted, isCompleted, date })),
);

test.each(all)(
  'SM-01 before the machine is there, an activity ($isStarted $isCompleted $date) stands where it begins',
  (standing) => {
    const input = { activityId: 1, revision: 2, time: '10:00', today: '2026-11-20', record: EMPTY_RECORD, ...standing };
    const snapshot = createActor(activityMachine, { input }).getSnapshot();
    const { context, value, tags } = openedActivity(input);
    expect(context).toEqual(snapshot.context);
    expect(value).toEqual(snapshot.value);
    expect([...tags].sort()).toEqual([...snapshot.tags].sort());
  },
);
