import * as rules from './survey.rules';

const quadrant = { id: 1, type: 'quadrant', required: true, optionIds: [11, 12] } as const;
const nps = { id: 2, type: 'nps', required: true, optionIds: [] } as const;
const text = { id: 3, type: 'text', required: false, optionIds: [] } as const;
const all = [quadrant, nps, text];

test.each([
  [quadrant, 11, true],
  [quadrant, 13, false],
  [quadrant, '11', false],
  [nps, 0, true],
  [nps, 10, true],
  [nps, 11, false],
  [nps, 3.5, false],
  [text, '', true],
  [text, 'x'.repeat(2001), false],
  [text, '🌱'.repeat(2000), true],
  [text, '🌱'.repeat(2001), false],
  [text, 3, false],
])('SUR-01 what a question of type $type accepts', (question, response, fits) => {
  expect(rules.responseFits(question, response)).toBe(fits);
});

test('SUR-01 0 is an answer, spaces are none, and an optional question may be left', () => {
  expect(rules.isDone(nps, [{ questionId: 2, response: 0 }])).toBe(true);
  expect(rules.isDone(text, [{ questionId: 3, response: '  ' }])).toBe(false);
  expect(rules.maySkip(text, [])).toBe(true);
  expect(rules.missingResponses(all, [{ questionId: 2, response: 0 }])).toEqual([1]);
});

test('SUR-01 a reload goes on at the first open question, or at the last', () => {
  expect(rules.firstOpen(all, [])).toBe(0);
  expect(rules.firstOpen(all, [{ questionId: 1, response: 11 }])).toBe(1);
  const done = [
    { questionId: 1, response: 11 },
    { questionId: 2, response: 9 },
    { questionId: 3, response: 'Gracias' },
  ];
  expect(rules.firstOpen(all, done)).toBe(2);
  expect(rules.firstOpen([], [])).toBe(0);
});

test('SUR-01 newer answers go over older ones, and what the survey does not ask is left out', () => {
  const older = [
    { questionId: 1, response: 11 },
    { questionId: 2, response: 4 },
  ];
  const newer = [
    { questionId: 1, response: 12 },
    { questionId: 9, response: 1 },
  ];
  expect(rules.mergeResponses(all, older, newer)).toEqual([
    { questionId: 1, response: 12 },
    { questionId: 2, response: 4 },
  ]);
});
