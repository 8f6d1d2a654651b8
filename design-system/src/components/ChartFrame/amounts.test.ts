import { DASH, amountOf, figuresOf, percentOf, sumOf, ticksOf } from './amounts';

describe('DS-01 figures of charts', () => {
  it('takes for an amount what can be drawn, and nothing else', () => {
    expect([0, 3.5, -1, Number.NaN, Infinity, undefined].map(amountOf)).toEqual([0, 3.5, null, null, null, null]);
    expect(sumOf([Number.NaN, -4, 2, Infinity, 3])).toBe(5);
  });

  it('never divides by nothing', () => {
    expect(percentOf(3, 0)).toBe(0);
    expect(percentOf(3, 12)).toBe(25);
  });

  it('writes figures in the language of the reader, and a dash for none', () => {
    const figures = figuresOf('es-MX');
    expect(figures.amount(1240)).toBe('1,240');
    expect(figures.amount(12.34, 1)).toBe('12.3');
    expect(figures.average(4)).toBe('4.0');
    expect(figures.percent(42.9)).toBe('42.9\u00a0%');
    expect(figures.percent(70)).toBe('70.0\u00a0%');
    expect(figuresOf('en-US').percent(70)).toBe('70.0%');
    expect([figures.amount(Number.NaN), figures.average(-1), figures.percent(Infinity)]).toEqual([DASH, DASH, DASH]);
  });

  it.each([
    [0, [0, 1]],
    [Number.NaN, [0, 1]],
    [1, [0, 1]],
    [3, [0, 1, 2, 3]],
    [15, [0, 5, 10, 15]],
    [999, [0, 250, 500, 750, 1000]],
    [1_000_000, [0, 250_000, 500_000, 750_000, 1_000_000]],
  ])('gives counts up to %d a scale of whole numbers', (greatest, ticks) => {
    expect(ticksOf(greatest, true)).toEqual(ticks);
  });

  it('gives shares of one a scale of parts', () => {
    expect(ticksOf(0.9, false)).toEqual([0, 0.25, 0.5, 0.75, 1]);
  });
});
