import * as rules from './observation.rules';

const typed = { responses: { 1: 'yes', 2: 'na' }, comments: {}, finalObservations: 'Acuerdo' } as const;

test('OBS-02 it is complete with a response to every question, comments that fit and an end with text', () => {
  expect(rules.isComplete([1, 2], typed)).toBe(true);
  expect(rules.isComplete([1, 2, 3], typed)).toBe(false);
  expect(rules.isComplete([1, 2], { ...typed, comments: { 1: '🌱'.repeat(1000) } })).toBe(true);
  expect(rules.isComplete([1, 2], { ...typed, comments: { 1: '🌱'.repeat(1001) } })).toBe(false);
  expect(rules.isComplete([1, 2], { ...typed, finalObservations: ' ' })).toBe(false);
});

test('OBS-02 B32 questions of another guide are found', () => {
  expect(rules.strangers([1, 2], { 1: 'yes', 9: 'no' })).toEqual(['9']);
});

test('OBS-03 compliance is yes of yes and no, to one decimal; not applicable does not count', () => {
  expect(rules.complianceOf({ yes: 2, no: 1 })).toBe(66.7);
  expect(rules.complianceOf({ yes: 0, no: 0 })).toBeNull();
});
