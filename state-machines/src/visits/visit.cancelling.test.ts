import { visitInputs } from './visit.exploration';
import { after, can, done, refused, send, version, type VisitMove } from './visit.testing';

const reason = 'La escuela suspendió clases';
const asked = [send('visit.cancelRequested'), send({ type: 'cancel.submitted', reason })];
const answered = (output: object): VisitMove => ({ do: 'answer', actor: 'cancelVisit', output });
const overtaken = answered({ outcome: 'stale', theirs: version() });

test('VIS-01 cancelling sends the reason with the revision that was seen, and ends the flow', () => {
  expect(after(visitInputs.upcoming, ...asked).actors).toMatchObject([
    { id: 'cancelVisit', input: { visitId: 7, revision: 3, reason } },
  ]);
  const { snapshot } = after(visitInputs.upcoming, ...asked, answered({ outcome: 'cancelled', ...done }));
  expect([snapshot.value, snapshot.status, snapshot.context.isCancelled]).toEqual(['cancelled', 'done', true]);
});

test('VIS-01 a reason that is too short is not sent', () => {
  const short = send({ type: 'cancel.submitted', reason: 'Lluvia' });
  expect(after(visitInputs.upcoming, send('visit.cancelRequested'), short).changed).toBe(false);
});

test.each([
  ['expired', { scheduled: 'expired' }],
  ['scheduledToday', { scheduled: 'today' }],
  ['upcoming', { scheduled: 'upcoming' }],
] as const)('VIS-01 who does not cancel goes back to where it was asked: %s', (name, value) => {
  const back = after(visitInputs[name], ...asked, refused('cancelVisit'), send('cancel.dismissed')).snapshot;
  expect([back.value, back.context.failure]).toEqual([value, null]);
});

test('VIS-01 a refusal, and a line that is down, leave the question open with its reason', () => {
  const { snapshot } = after(visitInputs.upcoming, ...asked, refused('cancelVisit'));
  expect(snapshot.value).toEqual({ cancelling: 'asking' });
  expect(snapshot.context).toMatchObject({ failure: 'No se pudo guardar', cancelReason: reason });
});

test('VIS-05 who was overtaken sees the visit as it is now, and cancels that one', () => {
  const { snapshot } = after(visitInputs.upcoming, ...asked, overtaken);
  expect(snapshot.value).toEqual({ cancelling: 'overtaken' });
  expect(snapshot.context).toMatchObject({ revision: 9, draft: { objective: 'Lo de Laura' }, theirs: null });
  const again = after(visitInputs.upcoming, ...asked, overtaken, send({ type: 'cancel.submitted', reason }));
  expect(again.actors).toMatchObject([{ input: { revision: 9, reason } }]);
});

test('VIS-01 a visit that started meanwhile is no longer asked about', () => {
  const started = send({ type: 'server.statusChanged', version: version({ statusKey: 'progress' }) });
  const moved = send({ type: 'server.statusChanged', version: version() });
  const question = [send('visit.cancelRequested')];
  expect(after(visitInputs.upcoming, ...question, started).snapshot.matches('inProgress')).toBe(true);
  expect(after(visitInputs.upcoming, ...question, moved).snapshot.value).toEqual({ cancelling: 'asking' });
});

test('VIS-05 what was typed into a visit that was cancelled meanwhile may not be saved over it', () => {
  const gone = send({ type: 'server.statusChanged', version: version({ isCancelled: true }) });
  const conflict = after(visitInputs.upcomingEdit, gone);
  expect([conflict.snapshot.value, can(conflict, 'conflict.keepMine')]).toEqual(['conflict', false]);
  expect(after(visitInputs.upcomingEdit, gone, send('conflict.takeTheirs')).snapshot.value).toBe('cancelled');
});
