import { VISIT_AXES } from '@ruta/contracts/kit/limits';
import * as rules from './visit.rules';
import type { VisitDraft, VisitStatusKey } from './visit.rules';
import { fullDraft, TODAY, TOMORROW, YESTERDAY } from './visit.exploration';

const visit = (statusKey: VisitStatusKey, eraser: boolean, date: string | null) => ({
  statusKey,
  eraser,
  isCancelled: false,
  date,
  today: TODAY,
});
const mayOf = (given: ReturnType<typeof visit>) =>
  [rules.mayReschedule, rules.mayCancel, rules.mayStart, rules.mayFinish, rules.mayEdit].map((may) => may(given));
const cancelled = (date: string) => ({ ...visit('new', false, date), isCancelled: true });

test.each([
  ['draft', visit('new', true, TODAY)],
  ['draft', visit('new', true, YESTERDAY)],
  ['draft', visit('new', true, null)],
  ['upcoming', visit('new', false, TOMORROW)],
  ['today', visit('new', false, TODAY)],
  ['expired', visit('new', false, YESTERDAY)],
  ['progress', visit('progress', false, TODAY)],
  ['progress', visit('progress', false, YESTERDAY)],
  ['finished', visit('finished', false, YESTERDAY)],
  ['cancelled', cancelled(YESTERDAY)],
  ['cancelled', cancelled(TODAY)],
] as const)('VIS-01 the phase is "%s" for %j', (phase, given) => {
  expect(rules.visitPhase(given)).toBe(phase);
});

test.each([
  [true, visit('new', false, YESTERDAY)],
  [true, visit('progress', false, YESTERDAY)],
  [false, visit('new', false, TODAY)],
  [false, visit('finished', false, YESTERDAY)],
  [false, visit('new', true, YESTERDAY)],
  [false, cancelled(YESTERDAY)],
] as const)('VIS-01 past and unfinished is expired: %s for %j', (expired, given) => {
  expect(rules.isExpired(given)).toBe(expired);
});

test.each([
  // statusKey, eraser, date, reschedule, cancel, start, finish, edit
  ['new', true, TODAY, false, false, false, false, true],
  ['new', false, YESTERDAY, true, true, false, false, true],
  ['new', false, TODAY, true, true, true, false, true],
  ['new', false, TOMORROW, true, true, false, false, true],
  ['progress', false, TODAY, true, false, false, true, true],
  ['progress', false, YESTERDAY, true, false, false, true, true],
  ['finished', false, TODAY, false, false, false, false, false],
] as const)('VIS-01 what may be done to a visit %s, draft %s, on %s', (statusKey, eraser, date, ...expected) => {
  const given = visit(statusKey, eraser, date);
  expect(mayOf(given)).toEqual(expected);
});

test.each([YESTERDAY, TODAY, TOMORROW])('VIS-01 nothing may be done to a visit of %s that was cancelled', (date) => {
  expect(mayOf(cancelled(date))).toEqual([false, false, false, false, false]);
});

test.each([
  ['Lluvia', false],
  [`${'a'.repeat(9)}    `, false],
  ['a'.repeat(10), true],
  ['🌧'.repeat(500), true],
  ['a'.repeat(501), false],
])('VIS-01 the reason for cancelling has 10 to 500 characters: %s', (reason, may) => {
  expect(rules.mayExplain(reason)).toBe(may);
});

const changed = (change: Partial<VisitDraft>) => ({ ...fullDraft(TODAY), ...change });
const withAxis = (change: object) =>
  changed({ axes: fullDraft(TODAY).axes.map((axis, index) => (index === 2 ? { ...axis, ...change } : axis)) });

test.each([
  ['nothing', fullDraft(TODAY), []],
  ['the objective', changed({ objective: '   ' }), ['objective']],
  ['the date', changed({ date: null }), ['date']],
  ['a date that is not past', changed({ date: YESTERDAY }), ['date']],
  ['the time', changed({ time: null }), ['time']],
  ['the actions of an axis', withAxis({ actions: '' }), ['axes[2].actions']],
  ['the specifications of an axis', withAxis({ specifications: ' ' }), ['axes[2].specifications']],
  ['an axis', changed({ axes: fullDraft(TODAY).axes.slice(1) }), ['axes']],
] as const)('VIS-02 a visit is not published without %s', (_what, draft, missing) => {
  expect(rules.missingBeforePublish(draft, TODAY)).toEqual(missing);
});

test('VIS-02 a blank visit lacks every field, in the order of the form', () => {
  const missing = rules.missingBeforePublish(rules.blankDraft([1, 2, 3, 4]), TODAY);
  expect(missing.slice(0, 4)).toEqual(['objective', 'date', 'time', 'axes[0].actions']);
  expect(missing).toHaveLength(3 + 2 * VISIT_AXES);
});

test('VIS-06 editing in place needs objective and axes, and never asks about the date', () => {
  expect(rules.missingInPlace(fullDraft(YESTERDAY))).toEqual([]);
  expect(rules.missingInPlace(changed({ objective: '' }))).toEqual(['objective']);
  expect(rules.missingInPlace(withAxis({ actions: '' }))).toEqual(['axes[2].actions']);
});

test.each([
  [rules.EMPTY_RECORD, ['attendance', 'evidence', 'observation']],
  [{ attendees: 3, evidence: 0, hasObservation: true }, ['evidence']],
  [{ attendees: 3, evidence: 1, hasObservation: true }, []],
] as const)('VIS-06 before finishing %j it tells that %j are missing', (record, missing) => {
  expect(rules.missingBeforeFinish(record)).toEqual(missing);
});

test('VIS-06 evidence is at most 3 files', () => {
  expect([0, 1, 2, 3].map(rules.evidenceHasRoom)).toEqual([true, true, true, false]);
});

test.each([
  [{ date: TODAY, time: '10:00', justification: 'a'.repeat(10) }, []],
  [{ date: TODAY, time: '10:00', justification: 'a'.repeat(500) }, []],
  [{ date: TODAY, time: '10:00', justification: 'a'.repeat(501) }, ['justification']],
  [{ date: TODAY, time: '10:00', justification: `${'a'.repeat(9)}    ` }, ['justification']],
  [{ date: YESTERDAY, time: '10:00', justification: 'a'.repeat(10) }, ['date']],
  [{ date: '', time: '', justification: '' }, ['date', 'time', 'justification']],
] as const)('VIS-01 a reschedule of %j has faults in %j', (form, faults) => {
  expect(rules.faultsInReschedule(form, TODAY)).toEqual(faults);
});

test.each([
  ['visit', true, true, YESTERDAY],
  ['taken', false, true, YESTERDAY],
  ['visit', true, true, TOMORROW],
  ['taken', false, true, TOMORROW],
  ['pending', false, false, TODAY],
  ['pending', false, false, TOMORROW],
  ['visit', true, false, TODAY],
  ['visit', true, false, TOMORROW],
  ['outdated', true, false, YESTERDAY],
  ['outdated', false, false, YESTERDAY],
] as const)('AGE-07 the agenda shows "%s" (visit %s, completed %s, on %s)', (shown, isVisit, isCompleted, date) => {
  expect(rules.displayStatus({ isVisit, isCompleted, date, today: TODAY })).toBe(shown);
});

test.each([
  [false, fullDraft(TODAY)],
  [true, changed({ objective: 'Otro' })],
  [true, changed({ time: null })],
  [true, withAxis({ specifications: 'Otra' })],
  [true, changed({ axes: [] })],
] as const)('VIS-05 two versions differ: %s', (differ, other) => {
  expect(rules.draftsDiffer(fullDraft(TODAY), other)).toBe(differ);
});
