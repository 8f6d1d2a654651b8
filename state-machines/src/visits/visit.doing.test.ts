import { failingGuards } from '../kit/guards';
import { TOMORROW, visitInputs } from './visit.exploration';
import { missingToFinish, type VisitInput } from './visit.machine';
import { after, can, done, refused, send, stale, typed } from './visit.testing';

test('VIS-01 a visit is rescheduled only if it is neither finished nor a draft', () => {
  const mayOf = (input: VisitInput) => can(after(input), 'visit.rescheduleRequested');
  const may = Object.entries(visitInputs).map(([name, input]) => [name, mayOf(input)]);
  expect(Object.fromEntries(may)).toEqual({
    new: false,
    draft: false,
    scheduledToday: true,
    upcoming: true,
    upcomingEdit: false,
    expired: true,
    progress: true,
    progressExpired: true,
    finished: false,
    cancelled: false,
  });
});

test('VIS-01 a visit is cancelled only if it is published and has not started', () => {
  const may = Object.entries(visitInputs).filter(([, input]) => can(after(input), 'visit.cancelRequested'));
  expect(may.map(([name]) => name)).toEqual(['scheduledToday', 'upcoming', 'expired']);
});

const recordSaved = { do: 'answer', actor: 'saveRecord', output: {} } as const;
const form = { date: TOMORROW, time: '11:00', justification: 'La escuela tiene junta con familias' };
const submitted = send({ type: 'reschedule.submitted', ...form });

test.each([
  ['expired', { scheduled: 'expired' }],
  ['scheduledToday', { scheduled: 'today' }],
  ['progressExpired', { inProgress: { work: 'recording', day: 'expired' } }],
] as const)('VIS-01 cancelling a reschedule goes back to where it was asked for: %s', (name, value) => {
  const asked = [send('visit.rescheduleRequested'), submitted, refused('rescheduleVisit')];
  expect(after(visitInputs[name], ...asked, send('reschedule.cancelled')).snapshot.value).toEqual(value);
});

test('VIS-01 a visit in progress that is rescheduled waits for its new day', () => {
  const asked = [send('visit.rescheduleRequested'), submitted];
  expect(after(visitInputs.progress, ...asked).actors).toMatchObject([{ input: { visitId: 7, revision: 3, ...form } }]);
  const output = { ...done, date: form.date, time: form.time };
  const { snapshot } = after(visitInputs.progress, ...asked, { do: 'answer', actor: 'rescheduleVisit', output });
  expect(snapshot.value).toEqual({ scheduled: 'upcoming' });
  expect(snapshot.context).toMatchObject({ statusKey: 'new', draft: { date: TOMORROW, time: '11:00' } });
});

test('VIS-01 a reschedule needs a justification of 10 to 500 characters', () => {
  const short = send({ type: 'reschedule.submitted', ...form, justification: 'Lluvia' });
  expect(after(visitInputs.upcoming, send('visit.rescheduleRequested'), short).changed).toBe(false);
});

test('VIS-06 a visit starts only on its day', () => {
  expect(can(after(visitInputs.upcoming), 'visit.startRequested')).toBe(false);
  const { snapshot } = after(visitInputs.upcoming);
  expect(failingGuards(snapshot, { type: 'visit.startRequested' })).toEqual(['visitIsToday']);
  expect(can(after(visitInputs.expired), 'visit.startRequested')).toBe(false);
  const dawn = send({ type: 'clock.dayChanged', today: TOMORROW });
  const start = [dawn, send('visit.startRequested'), { do: 'answer', actor: 'markStarted', output: done } as const];
  const started = after(visitInputs.upcoming, ...start).snapshot;
  expect(started.value).toEqual({ inProgress: { work: 'recording', day: 'onTime' } });
});

test('VIS-01 a visit expires at midnight, waiting or in progress', () => {
  const midnight = send({ type: 'clock.dayChanged', today: TOMORROW });
  expect(after(visitInputs.scheduledToday, midnight).snapshot.hasTag('expired')).toBe(true);
  expect(after(visitInputs.progress, midnight).snapshot.hasTag('expired')).toBe(true);
});

test('VIS-06 evidence is at most 3 files', () => {
  const three = [send('evidence.added'), send('evidence.added'), send('evidence.added')];
  expect(after(visitInputs.progress, ...three).snapshot.context.record.evidence).toBe(3);
  expect(can(after(visitInputs.progress, ...three), 'evidence.added')).toBe(false);
  expect(can(after(visitInputs.progress, ...three, send('evidence.removed')), 'evidence.added')).toBe(true);
});

test('VIS-06 editing in place saves through the port, and goes back to the edit when refused', () => {
  const asked = [send('visit.editRequested'), send(typed), send('visit.saveEditRequested')];
  expect(after(visitInputs.progress, ...asked).actors).toMatchObject([
    { src: 'saveVisit', input: { purpose: 'edit', eraser: false, draft: { objective: 'Otro objetivo' } } },
  ]);
  const again = after(visitInputs.progress, ...asked, refused('saveEdit')).snapshot;
  expect(again.value).toEqual({ inProgress: { work: 'editing', day: 'onTime' } });
  const keeps = [stale('saveEdit', { statusKey: 'progress' }), send('conflict.keepMine')];
  const retried = after(visitInputs.progress, ...asked, ...keeps);
  expect(retried.actors).toMatchObject([{ id: 'saveEdit', input: { revision: 9 } }]);
});

test('VIS-06 finishing says what is missing and asks, and is never refused for it', () => {
  const asking = after(visitInputs.progress, send('evidence.added'), send('visit.finishRequested'));
  expect(asking.snapshot.hasTag('confirming')).toBe(true);
  expect(missingToFinish(asking.snapshot.context)).toEqual(['attendance', 'observation']);
  const finish = { do: 'answer', actor: 'finishVisit', output: done } as const;
  const confirmed = [send('visit.finishRequested'), send('action.confirmed'), recordSaved] as const;
  const { snapshot } = after(visitInputs.progress, ...confirmed, finish);
  expect([snapshot.value, snapshot.status]).toEqual(['finished', 'done']);
});

test('VIS-06 while what was recorded is not saved, nothing is finished', () => {
  const confirmed = [send('visit.finishRequested'), send('action.confirmed')];
  expect(after(visitInputs.progress, ...confirmed).actors).toMatchObject([{ id: 'saveRecord' }]);
  expect(after(visitInputs.progress, ...confirmed, recordSaved).actors).toMatchObject([{ id: 'finishVisit' }]);
  const { snapshot } = after(visitInputs.progress, ...confirmed, refused('saveRecord'));
  expect(snapshot.value).toEqual({ inProgress: { work: 'recording', day: 'onTime' } });
  expect(snapshot.context.failure).toBe('No se pudo guardar');
});

test('VIS-06 what is recorded during the visit is no longer missing', () => {
  const recorded = [
    send({ type: 'attendance.saved', attendees: 5 }),
    send('evidence.added'),
    send({ type: 'observation.saved', result: 'Dos acuerdos' }),
  ];
  expect(missingToFinish(after(visitInputs.progress, ...recorded).snapshot.context)).toEqual([]);
});
