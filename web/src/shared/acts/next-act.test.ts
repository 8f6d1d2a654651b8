import { activityWith, ownActivityWith, sampleActivity } from '@ruta/contracts/agenda/agenda.sample';
import { sampleVisit } from '@ruta/contracts/visits/visit.sample';
import { itemActOf } from './item-acts';
import { nextActOf, standingOfItem, standingOfVisit } from './next-act';

const none = { edit: false, start: false, run: false, reschedule: false };

test.each([
  ['a draft is continued', { isDraft: true, isOverdue: false, can: { ...none, edit: true } }, 'continue'],
  [
    'one in progress is resumed, overdue or not',
    { isDraft: false, isOverdue: true, can: { ...none, run: true, reschedule: true } },
    'resume',
  ],
  [
    'today’s is started',
    { isDraft: false, isOverdue: false, can: { ...none, start: true, edit: true, reschedule: true } },
    'start',
  ],
  [
    'an overdue one is rescheduled',
    { isDraft: false, isOverdue: true, can: { ...none, edit: true, reschedule: true } },
    'reschedule',
  ],
  ['an overdue one that one may not move is looked at', { isDraft: false, isOverdue: true, can: none }, 'view'],
  [
    'an upcoming one is edited',
    { isDraft: false, isOverdue: false, can: { ...none, edit: true, reschedule: true } },
    'edit',
  ],
  ['a finished one is looked at', { isDraft: false, isOverdue: false, can: none }, 'view'],
])('AGE-05 AGE-07 the next act: %s', (_, standing, act) => expect(nextActOf(standing)).toBe(act));

const overdue = { expired: true, can: { ...sampleActivity.can, start: false } };

test('AGE-07 the list of visits and the agenda name the same act for a visit', () => {
  const cases = [
    [{}, {}],
    [{ expired: true, can: { ...sampleVisit.can, start: false } }, overdue],
    [{ can: { ...sampleVisit.can, start: false } }, { can: { ...sampleActivity.can, start: false } }],
  ] as const;
  const acts = cases.map(([visit, item]) => [
    nextActOf(standingOfVisit({ ...sampleVisit, ...visit })),
    nextActOf(standingOfItem(activityWith(item))),
  ]);
  expect(acts).toEqual([
    ['start', 'start'],
    ['reschedule', 'reschedule'],
    ['edit', 'edit'],
  ]);
});

test('AGE-05 an act leads where it happens, by area', () => {
  expect(itemActOf(sampleActivity, 'coach').href).toBe('/coach/schools/1/visits/start/101');
  expect(itemActOf(activityWith(overdue), 'coach').href).toBe(
    '/coach/schools/1/visits/agenda/detail/101?act=reschedule',
  );
  const own = ownActivityWith({ can: { ...ownActivityWith({}).can, start: false } });
  expect(itemActOf(own, 'scholastic').href).toBe('/scholastic/schools/1/activity/601/edit');
  expect(itemActOf(ownActivityWith({}), 'coach').href).toBe('/coach/schools/1/activity/601/start');
});
