import { coverage } from '../kit/explorer';
import { choicesIn, outlineOf } from '../kit/flow';
import { visitEvents, visitOutputs } from './visit.events';
import { TODAY, visitAnswers, visitExplorations, visitInputs, visitSamples } from './visit.exploration';
import { visitMachine, type VisitInput } from './visit.machine';
import { after } from './visit.testing';
import { visitPhase } from './visit.rules';

test('SM-01 SM-03 every state of the visit machine is reached and every transition taken', () => {
  const { unreached, untaken, situations } = coverage(visitMachine, visitExplorations);
  expect({ unreached, untaken }).toEqual({ unreached: [], untaken: [] });
  expect(situations).toBeGreaterThan(1000);
}, 300_000);

test('SM-03 the samples cover the events with payload, and answers are what the ports may answer', () => {
  const isRefused = (sample: object) => Object.values(sample).includes('Lluvia');
  for (const sample of visitSamples) {
    const ok = visitEvents[sample.type].safeParse(sample).success;
    expect([sample, ok]).toEqual([sample, !isRefused(sample)]);
  }
  for (const [actor, answers] of Object.entries(visitAnswers)) {
    const port = actor === 'saveEdit' ? 'saveVisit' : (actor as keyof typeof visitOutputs);
    for (const answer of answers) expect(visitOutputs[port].parse(answer)).toEqual(answer);
  }
});

test.each(Object.entries(visitInputs).filter(([, input]) => input.openFor === 'view'))(
  'VIS-01 a visit opens where its phase says: %s',
  (_name, input: VisitInput) => {
    const phase = visitPhase({ ...input, date: input.draft.date });
    const at = {
      draft: 'draft',
      upcoming: { scheduled: 'upcoming' },
      today: { scheduled: 'today' },
      expired: { scheduled: 'expired' },
      progress: { inProgress: { work: 'recording', day: input.draft.date === TODAY ? 'onTime' : 'expired' } },
      finished: 'finished',
      cancelled: 'cancelled',
    }[phase];
    expect(after(input).snapshot.value).toEqual(at);
  },
);

test('SM-02 the lab is told every event a state knows, and which guard refuses what', () => {
  const choices = choicesIn({ samples: visitSamples }, after(visitInputs.upcoming).snapshot);
  expect(choices.map((choice) => choice.type)).toEqual([
    'clock.dayChanged',
    'visit.editRequested',
    'visit.rescheduleRequested',
    'visit.cancelRequested',
    'visit.startRequested',
    'server.statusChanged',
  ]);
  const start = { event: { type: 'visit.startRequested' }, isAccepted: false, refusedBy: ['visitIsToday'] };
  expect(choices[4]?.options).toEqual([start]);
  expect(choicesIn({ samples: visitSamples }, after(visitInputs.finished).snapshot)).toEqual([]);
});

test('SM-02 the outline lists the steps of the form and not the way back to them', () => {
  const composing = outlineOf(visitMachine.root).find(({ path }) => path === 'composing');
  expect(composing?.children.map(({ key }) => key)).toEqual(['objective', 'axes', 'review']);
});
