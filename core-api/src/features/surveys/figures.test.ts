import { averageOf } from '../../kernel/quadrant-figures';
import { resultOf } from './figures';

const quadrant = { id: 4, type: 'quadrant', question_es: '¿Fue útil?', question_en: null } as const;

test('ACT-05 percentages and averages have one decimal, and are not made to add up', () => {
  const result = resultOf(
    'en',
    quadrant,
    [
      { value: 1, count: 1 },
      { value: 4, count: 1 },
      { value: 5, count: 1 },
    ],
    0,
  );
  expect(result).toMatchObject({
    ...{ questionId: 4, question: '¿Fue útil?', average: 3.3, answered: 3, values: [] },
    ...{ total_quadrant_1: 1, total_quadrant_2: 0, total_quadrant_4: 1, total_quadrant_5: 1 },
    ...{ percentage_quadrant_1: 33.3, percentage_quadrant_2: 0, percentage_quadrant_5: 33.3 },
  });
});

test('ACT-05 nobody answered: 0, never NaN', () => {
  expect(averageOf([])).toBe(0);
  expect(resultOf('es', quadrant, [], 0)).toMatchObject({ average: 0, percentage_quadrant_1: 0, answered: 0 });
});

test('ACT-05 a recommendation has its eleven values, an open question how many wrote', () => {
  const nps = resultOf(
    'es',
    { ...quadrant, type: 'nps' },
    [
      { value: 0, count: 2 },
      { value: 9, count: 1 },
    ],
    0,
  );
  expect([nps.values.length, nps.values[0], nps.total_quadrant_1, nps.average]).toEqual([
    11,
    { value: 0, count: 2 },
    0,
    3,
  ]);
  expect(resultOf('es', { ...quadrant, type: 'text' }, [], 7)).toMatchObject({ answered: 7, average: 0, values: [] });
});
