import { DAY_KIND, TIME_KIND, eraseDigit, stepPart, typeDigits } from './segments';

const from = { parts: {}, index: 0, typed: '' };

describe('typing', () => {
  it.each([
    ['20112026', { day: 20, month: 11, year: 2026 }],
    // No digit can follow a day 4 or a month 2, so typing continues in the next segment.
    ['422026', { day: 4, month: 2, year: 2026 }],
    ['04022026', { day: 4, month: 2, year: 2026 }],
    ['31', { day: 31 }],
    // There is no day 39: 9 replaces the day and typing continues.
    ['3911', { day: 9, month: 11 }],
  ])('of %s fills the parts from the left', (digits, parts) => {
    expect(typeDigits(DAY_KIND, from, digits).parts).toEqual(parts);
  });

  it('does not take noughts for a day, but for an hour', () => {
    expect(typeDigits(DAY_KIND, from, '00')).toEqual({ parts: { day: undefined }, index: 0, typed: '' });
    expect(typeDigits(TIME_KIND, from, '0000').parts).toEqual({ hour: 0, minute: 0 });
  });

  it('loses one digit after the other', () => {
    const once = eraseDigit(DAY_KIND, { parts: { year: 2026 }, index: 2, typed: '' });
    expect(once).toEqual({ parts: { year: 202 }, index: 2, typed: '202' });
    expect(eraseDigit(DAY_KIND, { parts: { day: 3 }, index: 0, typed: '' }).parts).toEqual({ day: undefined });
  });
});

describe('a day', () => {
  it.each([
    [{ day: 29, month: 2, year: 2028 }, '2028-02-29'],
    [{ day: 29, month: 2, year: 2026 }, null],
    [{ day: 31, month: 4, year: 2026 }, null],
    [{ day: 20, month: 11, year: 202 }, null],
    [{ day: 20, month: 11 }, null],
  ])('%j is %s', (parts, value) => expect(DAY_KIND.write(parts)).toBe(value));

  it('becomes the last of a shorter month and of this century when the field is left', () => {
    expect(DAY_KIND.settle({ day: 31, month: 2, year: 26 })).toEqual({ day: 28, month: 2, year: 2026 });
  });

  it.each(['', null, undefined, 'no es fecha', '2026-02-30', '2026-13-01'])('%s is none', (value) =>
    expect(DAY_KIND.read(value)).toEqual({}),
  );
});

it('a step goes round at the ends, and begins where it is told', () => {
  const [day] = DAY_KIND.segments;
  if (!day) throw new Error('no day');
  expect([stepPart(day, 31, 1, 20), stepPart(day, 1, -1, 20), stepPart(day, undefined, 1, 20)]).toEqual([1, 31, 20]);
});
