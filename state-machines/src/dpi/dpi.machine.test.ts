import { coverage } from '../kit/explorer';
import { movesOf } from '../kit/moves.testing';
import { dpiExplorations, dpiInputs } from './dpi.exploration';
import { dpiMachine } from './dpi.machine';

const { after } = movesOf(dpiMachine);

test('SM-01 SM-03 every state of the diagnostic’s machine is reached and every transition taken', () => {
  const { unreached, untaken, situations } = coverage(dpiMachine, dpiExplorations);
  expect({ unreached, untaken }).toEqual({ unreached: [], untaken: [] });
  expect(situations).toBeGreaterThan(300);
}, 300_000);

test.each([
  ['teacher', { answering: 'instructions' }],
  ['resumed', { answering: 'starting' }],
  ['beforeStart', 'notOpenYet'],
  ['afterEnd', 'closed'],
  ['leader', { results: 'viewing' }],
  ['pai', { pai: 'stepper' }],
  ['paiEstablished', 'paiEstablished'],
] as const)('DPI-01 PAI-01 a diagnostic opens where it is: %s', (name, value) => {
  expect(after(dpiInputs[name]).snapshot.value).toEqual(value);
});

test('DPI-01 a sheet that was answered is done: a teacher is thanked, a leader sees the results', () => {
  expect(after({ ...dpiInputs.teacher, submission: 'finished' }).snapshot.value).toBe('thanked');
  expect(after(dpiInputs.leader).snapshot.value).toEqual({ results: 'viewing' });
});

test('PAI-01 a plan that may not be opened yet shows the results instead', () => {
  expect(after({ ...dpiInputs.leader, purpose: 'pai' }).snapshot.value).toEqual({ results: 'viewing' });
  expect(after({ ...dpiInputs.pai, mayEstablishPai: false }).snapshot.value).toEqual({ results: 'viewing' });
});
