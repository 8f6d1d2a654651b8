import { coverage } from '../kit/explorer';
import { movesOf, REFUSAL } from '../kit/moves.testing';
import { sharingExplorations, sharingInputs } from './sharing.exploration';
import { hasChoices, sharingMachine } from './sharing.machine';

const { send, answered, refused, after, can, refusedBy } = movesOf(sharingMachine);
const { nextWeek } = sharingInputs;
const toActivities = [send('step.next')];
const chosen = { activities: [301, 302], types: ['SchoolVisitActivity'] as const };
const toPeople = [
  ...toActivities,
  send({ type: 'activities.chosen', activities: [...chosen.activities], types: [...chosen.types] }),
  send('step.next'),
];
const toLetter = [...toPeople, send({ type: 'people.chosen', people: [41, 42] }), send('step.next')];
const range = (start: string, end: string) => send({ type: 'range.chosen', start, end });

test('SM-01 SM-03 every state of the sharing machine is reached and every transition taken', () => {
  const { unreached, untaken, situations } = coverage(sharingMachine, sharingExplorations);
  expect({ unreached, untaken }).toEqual({ unreached: [], untaken: [] });
  expect(situations).toBeGreaterThan(20);
}, 300_000);

test('SHA-01 a step goes on only when it is complete', () => {
  for (const [start, end] of [
    ['2026-11-27', '2026-11-23'],
    ['2026-09-01', '2026-12-02'],
  ] as const)
    expect(refusedBy(after(nextWeek, range(start, end)), 'step.next')).toEqual(['rangeStands']);
  expect(can(after(nextWeek, range('2026-09-01', '2026-12-01')), 'step.next')).toBe(true);
  expect(refusedBy(after(nextWeek, ...toActivities), 'step.next')).toEqual(['activitiesAreChosen']);
  expect(refusedBy(after(nextWeek, ...toPeople), 'step.next')).toEqual(['peopleAreChosen']);
  const many = Array.from({ length: 501 }, (_, at) => at + 1);
  expect(refusedBy(after(nextWeek, ...toPeople, send({ type: 'people.chosen', people: many })), 'step.next')).toEqual([
    'peopleAreChosen',
  ]);
  const long = send({ type: 'letter.written', message: 'á'.repeat(501), sendCalendar: true });
  expect(refusedBy(after(nextWeek, ...toLetter, long), 'sharing.confirmed')).toEqual(['messageIsShort']);
});

test('SHA-01 other days drop the activities that were chosen, the same days keep them; people stay', () => {
  const back = [send('step.back'), send('step.back'), send('step.back')];
  expect(after(nextWeek, ...toLetter, ...back, range(nextWeek.start, nextWeek.end)).snapshot.context).toMatchObject(
    chosen,
  );
  expect(after(nextWeek, ...toLetter, ...back, range('2026-12-01', '2026-12-04')).snapshot.context).toMatchObject({
    ...{ start: '2026-12-01', end: '2026-12-04', activities: [], types: [], people: [41, 42] },
  });
});

test('SHA-01 F06 what is refused is lost nowhere, and sent again as it was', () => {
  const written = send({ type: 'letter.written', message: 'Nos vemos.', sendCalendar: false });
  const failed = after(nextWeek, ...toLetter, written, send('sharing.confirmed'), refused('shareAgenda'));
  expect(failed.snapshot.context).toMatchObject({ failure: REFUSAL, activities: [301, 302], message: 'Nos vemos.' });
  expect(hasChoices(failed.snapshot.context)).toBe(true);
  const sent = [...toLetter, written, send('sharing.confirmed'), refused('shareAgenda'), send('submission.retried')];
  expect(after(nextWeek, ...sent).actors).toMatchObject([
    { src: 'shareAgenda', input: { schoolId: 1, ...chosen, people: [41, 42], sendCalendar: false } },
  ]);
  const done = after(nextWeek, ...sent, answered('shareAgenda', { id: 5, message: 'Lista' }));
  expect([done.snapshot.status, done.snapshot.context.sharedId, done.snapshot.context.failure]).toEqual([
    'done',
    5,
    null,
  ]);
});
