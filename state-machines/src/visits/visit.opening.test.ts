import { createActor } from 'xstate';
import { standsIn } from '../kit/opening';
import { visitMachine } from './visit.machine';
import type { VisitInput } from './visit.machine';
import { openedVisit, typedInto } from './visit.opening';
import { EMPTY_RECORD } from './visit.rules';

const input: VisitInput = {
  visitId: 7,
  statusKey: 'new',
  eraser: false,
  revision: 3,
  today: '2026-11-20',
  openFor: 'view',
  draft: {
    objective: 'Leer',
    date: '2026-11-20',
    time: '10:00',
    axes: [{ axis_id: 1, actions: '', specifications: '' }],
  },
  record: EMPTY_RECORD,
};
const all = [null, 7]
  .flatMap((visitId) =>
    (['new', 'progress', 'finished'] as const).flatMap((statusKey) =>
      [true, false].flatMap((eraser) =>
        (['view', 'edit'] as const).flatMap((openFor) =>
          [null, '2026-11-19', '2026-11-20', '2026-11-21'].map((date) => ({
            ...input,
            visitId,
            statusKey,
            eraser,
            openFor,
            draft: { ...input.draft, date },
          })),
        ),
      ),
    ),
  )
  // A visit in progress or finished exists and is published.
  .filter(({ visitId, statusKey, eraser }) => statusKey === 'new' || (visitId !== null && !eraser));

test.each(all)(
  'SM-01 before the machine is there, a visit ($visitId $statusKey $eraser $openFor $draft.date) stands where it begins',
  (opened) => {
    const snapshot = createActor(visitMachine, { input: opened }).getSnapshot();
    const { context, value, tags } = openedVisit(opened);
    expect(context).toEqual(snapshot.context);
    expect(value).toEqual(snapshot.value);
    expect([...tags].sort()).toEqual([...snapshot.tags].sort());
  },
);

test('SM-01 what is typed before the machine is there is what it is told', () => {
  const actor = createActor(visitMachine, { input: { ...input, visitId: null } }).start();
  let opened = openedVisit({ ...input, visitId: null });
  for (const event of [
    { type: 'visit.objectiveChanged', objective: 'Escribir' },
    { type: 'visit.scheduleChanged', date: '2026-11-24', time: null },
    { type: 'visit.axisChanged', axis_id: 1, actions: 'a', specifications: 'b' },
    { type: 'step.next' },
  ] as const) {
    actor.send(event);
    opened = typedInto(opened, event);
  }
  expect(opened.context).toEqual(actor.getSnapshot().context);
});

test('a pattern is held against the states as the machine does it', () => {
  const snapshot = createActor(visitMachine, { input: { ...input, statusKey: 'progress' } }).getSnapshot();
  const { value } = openedVisit({ ...input, statusKey: 'progress' });
  for (const pattern of ['inProgress', { inProgress: 'work' }, { inProgress: { work: 'recording' } }, 'draft'] as const)
    expect(standsIn(value, pattern as never)).toBe(snapshot.matches(pattern as never));
  expect(standsIn(value, { inProgress: { work: 'finishing' } })).toBe(false);
});
