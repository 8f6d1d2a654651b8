import { coverage } from '../explorer';
import { movesOf } from '../moves.testing';
import { cascadeExplorations, cascadeInputs } from './cascade.exploration';
import { cascadeMachine } from './cascade.machine';
import * as rules from './cascade.rules';

const { send, after, can, refusedBy } = movesOf(cascadeMachine);
const { empty, half, whole, withGap } = cascadeInputs;
const pick = (level: string, value: string | null) => ({ type: 'level.chosen', level, value }) as const;

test('SM-01 SM-03 every state of the cascade machine is reached and every transition taken', () => {
  const { unreached, untaken, situations } = coverage(cascadeMachine, cascadeExplorations);
  expect({ unreached, untaken }).toEqual({ unreached: [], untaken: [] });
  expect(situations).toBeGreaterThan(5);
});

test('HIE-05 changing an upper level clears all below it', () => {
  const { snapshot } = after(whole, send(pick('director', 'diego')));
  expect(snapshot.context.chosen).toEqual({ director: 'diego', manager: null, coordinator: null, coach: null });
  expect(snapshot.value).toBe('partial');
  expect(after(whole, send(pick('manager', null))).snapshot.context.chosen).toMatchObject({
    director: 'ana',
    manager: null,
    coach: null,
  });
});

test('HIE-05 the same value again clears nothing', () => {
  expect(refusedBy(after(whole), pick('director', 'ana'))).toEqual(['choiceIsDifferent']);
});

test('VC-01 a level may be chosen once every one above it is', () => {
  expect(refusedBy(after(empty), pick('manager', 'bruno'))).toEqual(['everyUpperLevelIsChosen']);
  expect(can(after(half), pick('coordinator', 'carla'))).toBe(true);
  expect(can(after(half), pick('coach', 'laura'))).toBe(false);
  expect(can(after(half), pick('school', 'benito-juarez'))).toBe(false);
});

test('HIE-05 from nothing to everything, and back at once', () => {
  const steps = Object.entries(whole.chosen).map(([level, value]) => send(pick(level, value)));
  expect([0, 1, 4].map((count) => after(empty, ...steps.slice(0, count)).snapshot.value)).toEqual([
    'empty',
    'partial',
    'complete',
  ]);
  const { snapshot } = after(empty, ...steps, send('cascade.reset'));
  expect([snapshot.value, rules.depthOf(empty.levels, snapshot.context.chosen)]).toEqual(['empty', 0]);
});

test('PIL-03 a choice that is not an option any more is cleared, with all below it', () => {
  const loaded = (values: string[]) => send({ type: 'options.loaded', level: 'coordinator', values });
  expect(after(whole, loaded(['carla'])).changed).toBe(false);
  expect(after(whole, loaded(['celia'])).snapshot.context.chosen).toMatchObject({
    manager: 'bruno',
    coordinator: null,
    coach: null,
  });
});

test('HIE-05 what was kept with a gap counts down to the gap', () => {
  const { snapshot } = after(withGap);
  expect([snapshot.value, snapshot.context.chosen['coach']]).toEqual(['partial', null]);
  expect(rules.openLevels(withGap.levels, snapshot.context.chosen)).toEqual(['director', 'manager']);
});
