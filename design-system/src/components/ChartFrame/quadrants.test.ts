import { quadrantOf, quadrantParts } from './quadrants';

describe('DS-01 quadrants', () => {
  it.each([
    [1, 1],
    [1.4, 1],
    [1.5, 2],
    [2.4, 2],
    [2.5, 3],
    [3.5, 4],
    [4.4, 4],
    [4.5, 5],
    [5, 5],
  ])('an average of %d falls into quadrant %d', (average, quadrant) => {
    expect(quadrantOf(average)).toBe(quadrant);
  });

  it('no average falls into none', () => {
    expect([0, -1, Number.NaN, Infinity].map(quadrantOf)).toEqual([null, null, null, null]);
  });

  it('fills a bar whatever was rounded, and prints what the server says', () => {
    const parts = quadrantParts([1, 1, 1, 0, 0], [33.3, 33.3, 33.3, 0, 0]);
    expect(parts.at(-1)?.to).toBeCloseTo(1, 10);
    expect(parts.map(({ percent }) => percent)).toEqual([33.3, 33.3, 33.3, 0, 0]);
  });

  it('is nothing, never NaN, where nobody answered or figures are impossible', () => {
    const none = { total: 0, percent: 0, from: 0, to: 0 };
    expect(quadrantParts([0, 0, 0, 0, 0])).toEqual([1, 2, 3, 4, 5].map((quadrant) => ({ quadrant, ...none })));
    expect(quadrantParts([Number.NaN, -5, 4, Infinity, 0]).map(({ from, to }) => [from, to])).toEqual([
      [0, 0],
      [0, 0],
      [0, 1],
      [1, 1],
      [1, 1],
    ]);
  });
});
