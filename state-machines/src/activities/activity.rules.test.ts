import {
  activityPhase,
  EMPTY_RECORD,
  faultsInReschedule,
  isOverdue,
  mayEdit,
  mayReschedule,
  mayRun,
  mayStart,
  missingBeforeFinish,
} from './activity.rules';

const today = '2026-11-20';
const at = (date: string, isStarted = false, isCompleted = false) => ({ date, today, isStarted, isCompleted });

test.each([
  ['yesterday', at('2026-11-19'), 'overdue', { start: false, reschedule: true, edit: true, run: false }],
  ['today', at(today), 'today', { start: true, reschedule: true, edit: true, run: false }],
  ['tomorrow', at('2026-11-21'), 'upcoming', { start: false, reschedule: true, edit: true, run: false }],
  ['started', at(today, true), 'started', { start: false, reschedule: true, edit: false, run: true }],
  ['started, past', at('2026-11-19', true), 'started', { start: false, reschedule: true, edit: false, run: true }],
  ['done', at('2026-11-19', true, true), 'completed', { start: false, reschedule: false, edit: false, run: false }],
])('ACT-01 what an activity allows: %s', (_, activity, phase, allowed) => {
  expect(activityPhase(activity)).toBe(phase);
  expect({
    start: mayStart(activity),
    reschedule: mayReschedule(activity),
    edit: mayEdit(activity),
    run: mayRun(activity),
  }).toEqual(allowed);
});

test('AGE-07 past and not completed is overdue', () => {
  expect([at('2026-11-19'), at('2026-11-19', true), at('2026-11-19', true, true), at(today)].map(isOverdue)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('AGE-06 what is wrong in a reschedule, field by field', () => {
  const good = { date: today, time: '09:00', justification: 'Diez letras' };
  expect(faultsInReschedule(good, today)).toEqual([]);
  expect(faultsInReschedule({ date: '2026-11-19', time: '', justification: '   corta   ' }, today)).toEqual([
    'date',
    'time',
    'justification',
  ]);
  expect(faultsInReschedule({ ...good, justification: 'x'.repeat(501) }, today)).toEqual(['justification']);
});

test('ACT-01 what is missing at the end is told, and a proof is no duty', () => {
  expect(missingBeforeFinish(EMPTY_RECORD)).toEqual(['attendance', 'evidence', 'observation']);
  expect(missingBeforeFinish({ ...EMPTY_RECORD, attendees: 3, evidence: 1, hasObservation: true })).toEqual([]);
});
