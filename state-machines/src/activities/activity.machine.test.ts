import { coverage } from '../kit/explorer';
import { choicesIn } from '../kit/flow';
import { failingGuards } from '../kit/guards';
import { movesOf } from '../kit/moves.testing';
import { activityEvents, activityOutputs } from './activity.events';
import {
  activityAnswers,
  activityExplorations,
  activityInputs,
  activitySamples,
  TODAY,
  TOMORROW,
} from './activity.exploration';
import { activityMachine, missingToFinish } from './activity.machine';

const { send, refused, after, can, ...moves } = movesOf(activityMachine);
const done = { revision: 4, message: 'Listo' };
const answered = (actor: string, output: object = done) => moves.answered(actor, output);
const form = { date: TOMORROW, time: '11:00', justification: 'La escuela tiene junta con familias' };
const submitted = send({ type: 'reschedule.submitted', ...form });

test('SM-01 SM-03 every state of the activity machine is reached and every transition taken', () => {
  const { unreached, untaken, situations } = coverage(activityMachine, activityExplorations);
  expect({ unreached, untaken }).toEqual({ unreached: [], untaken: [] });
  expect(situations).toBeGreaterThan(100);
}, 300_000);

test('SM-03 the samples cover the events with payload, and answers are what the ports may answer', () => {
  for (const sample of activitySamples) {
    const ok = activityEvents[sample.type].safeParse(sample).success;
    expect([sample, ok]).toEqual([sample, !('justification' in sample && sample.justification === 'Lluvia')]);
  }
  for (const [actor, answers] of Object.entries(activityAnswers))
    for (const answer of answers)
      expect(activityOutputs[actor as keyof typeof activityOutputs].parse(answer)).toEqual(answer);
});

test.each([
  ['today', { scheduled: 'today' }],
  ['upcoming', { scheduled: 'upcoming' }],
  ['overdue', { scheduled: 'overdue' }],
  ['started', { started: { work: 'recording', day: 'onTime' } }],
  ['startedOverdue', { started: { work: 'recording', day: 'overdue' } }],
  ['completed', 'completed'],
] as const)('ACT-01 an activity opens where it is: %s', (name, value) => {
  expect(after(activityInputs[name]).snapshot.value).toEqual(value);
});

test('ACT-01 an activity starts only on its day, once the start modal is confirmed', () => {
  expect(can(after(activityInputs.upcoming), 'activity.startRequested')).toBe(false);
  expect(failingGuards(after(activityInputs.overdue).snapshot, { type: 'activity.startRequested' })).toEqual([
    'activityIsToday',
  ]);
  const asked = after(activityInputs.today, send('activity.startRequested'));
  expect([asked.snapshot.value, asked.actors]).toEqual(['confirmingStart', []]);
  const begun = after(
    activityInputs.today,
    send('activity.startRequested'),
    send('action.confirmed'),
    answered('markStarted'),
  );
  expect(begun.snapshot.value).toEqual({ started: { work: 'recording', day: 'onTime' } });
});

test('ACT-01 a start modal left open past midnight starts nothing', () => {
  const midnight = send({ type: 'clock.dayChanged', today: TOMORROW });
  expect(after(activityInputs.today, send('activity.startRequested'), midnight).snapshot.value).toEqual({
    scheduled: 'overdue',
  });
});

test('ACT-01 rescheduling takes back the start, and asks for the reason', () => {
  const short = send({ type: 'reschedule.submitted', ...form, justification: 'Lluvia' });
  expect(after(activityInputs.started, send('activity.rescheduleRequested'), short).changed).toBe(false);
  const asked = [send('activity.rescheduleRequested'), submitted];
  expect(after(activityInputs.started, ...asked).actors).toMatchObject([
    { input: { activityId: 7, revision: 3, ...form } },
  ]);
  const moved = answered('rescheduleActivity', { ...done, date: form.date, time: form.time });
  const { snapshot } = after(activityInputs.started, ...asked, moved);
  expect(snapshot.value).toEqual({ scheduled: 'upcoming' });
  expect(snapshot.context).toMatchObject({ isStarted: false, date: TOMORROW, time: '11:00', revision: 4 });
});

test('AGE-06 whatever is not completed may be rescheduled, and a refusal keeps what was written', () => {
  const may = Object.entries(activityInputs).map(([name, input]) => [
    name,
    can(after(input), 'activity.rescheduleRequested'),
  ]);
  expect(Object.fromEntries(may)).toEqual({
    today: true,
    upcoming: true,
    overdue: true,
    started: true,
    startedOverdue: true,
    completed: false,
  });
  const asked = [send('activity.rescheduleRequested'), submitted, refused('rescheduleActivity')];
  const { snapshot } = after(activityInputs.overdue, ...asked);
  expect(snapshot.value).toEqual({ rescheduling: 'filling' });
  expect(snapshot.context).toMatchObject({ rescheduleTo: form, failure: 'No se pudo guardar' });
  expect(after(activityInputs.overdue, ...asked, send('reschedule.cancelled')).snapshot.value).toEqual({
    scheduled: 'overdue',
  });
});

test('ACT-01 finishing says what is missing, asks, and returns to the agenda', () => {
  const asking = after(
    activityInputs.started,
    send({ type: 'attendance.saved', attendees: 5 }),
    send('activity.finishRequested'),
  );
  expect(missingToFinish(asking.snapshot.context)).toEqual(['evidence', 'observation']);
  const ended = after(
    activityInputs.started,
    send('activity.finishRequested'),
    send('action.confirmed'),
    answered('saveRecord', {}),
    answered('finishActivity'),
  );
  expect([ended.snapshot.value, ended.snapshot.status]).toEqual(['completed', 'done']);
  expect(ended.effects.map(({ type }) => type)).toEqual(['showNotice', 'returnToAgenda']);
});

test('ACT-03 while what was recorded is not saved, nothing is finished', () => {
  const confirmed = [send('activity.finishRequested'), send('action.confirmed')];
  expect(after(activityInputs.started, ...confirmed).actors).toMatchObject([{ id: 'saveRecord' }]);
  const { snapshot } = after(activityInputs.started, ...confirmed, refused('saveRecord'));
  expect(snapshot.value).toEqual({ started: { work: 'recording', day: 'onTime' } });
  expect(snapshot.context.failure).toBe('No se pudo guardar');
});

test('ACT-03 evidence is at most 3 files, and a proof is remembered', () => {
  const three = [send('evidence.added'), send('evidence.added'), send('evidence.added')];
  expect(can(after(activityInputs.started, ...three), 'evidence.added')).toBe(false);
  expect(after(activityInputs.started, send('proof.saved')).snapshot.context.record.hasProof).toBe(true);
});

test('AGE-06 only what has not started is deleted, once confirmed', () => {
  expect(can(after(activityInputs.started), 'activity.deleteRequested')).toBe(false);
  const gone = [send('activity.deleteRequested'), send('action.confirmed')];
  const { snapshot, effects } = after(
    activityInputs.upcoming,
    ...gone,
    answered('deleteActivity', { message: 'Actividad eliminada' }),
  );
  expect([snapshot.value, effects.map(({ type }) => type)]).toEqual(['deleted', ['offerUndo', 'returnToAgenda']]);
  expect(after(activityInputs.upcoming, ...gone, refused('deleteActivity')).snapshot.value).toEqual({
    scheduled: 'upcoming',
  });
});

test('AGE-07 an activity is overdue from midnight on, waiting or in progress', () => {
  const midnight = send({ type: 'clock.dayChanged', today: TOMORROW });
  expect(after(activityInputs.today, midnight).snapshot.hasTag('overdue')).toBe(true);
  expect(after(activityInputs.started, midnight).snapshot.hasTag('overdue')).toBe(true);
});

test('ACT-01 what somebody else did is followed, never behind', () => {
  const version = { activityId: 7, revision: 9, isStarted: true, isCompleted: false, date: TODAY, time: '09:30' };
  const newer = send({ type: 'server.statusChanged', version });
  expect(after(activityInputs.today, newer).snapshot.value).toEqual({ started: { work: 'recording', day: 'onTime' } });
  const older = send({ type: 'server.statusChanged', version: { ...version, revision: 2 } });
  expect(after(activityInputs.today, older).changed).toBe(false);
  const ended = send({ type: 'server.statusChanged', version: { ...version, isCompleted: true } });
  expect(after(activityInputs.started, send('activity.rescheduleRequested'), ended).snapshot.value).toBe('completed');
});

test('SM-02 the lab is told every event a state knows, and which guard refuses what', () => {
  const choices = choicesIn({ samples: activitySamples }, after(activityInputs.upcoming).snapshot);
  const start = choices.find(({ type }) => type === 'activity.startRequested');
  expect(start?.options).toEqual([
    { event: { type: 'activity.startRequested' }, isAccepted: false, refusedBy: ['activityIsToday'] },
  ]);
  expect(choicesIn({ samples: activitySamples }, after(activityInputs.completed).snapshot)).toEqual([]);
});
