import { DAY_KIND, TIME_KIND, stepPart } from './segments';
import type { SegmentKind } from './segments';
import { erase, type, writtenBy } from './typing';

const empty = { start: 0, text: '', others: {} };
const typed = (kind: SegmentKind, text: string) => writtenBy(kind, type(kind, empty, text));

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
    expect(typed(DAY_KIND, digits).parts).toEqual(parts);
  });

  it.each([
    ['31/12/2026', '2026-12-31'],
    ['31-12-2026', '2026-12-31'],
    ['31 12 2026', '2026-12-31'],
    ['31.12.2026', '2026-12-31'],
    ['31 / 12 / 2026', '2026-12-31'],
    ['31122026', '2026-12-31'],
    ['2026-12-31', '2026-12-31'],
    ['2026/1/2', '2026-01-02'],
    ['1/2/2027', '2027-02-01'],
    ['1/12/2027', '2027-12-01'],
    ['01/02/2027', '2027-02-01'],
    ['4/2/2027', '2027-02-04'],
  ])('DS-01 of %s gives its day, whatever is mistyped and taken back on the way, and pasted', (text, day) => {
    expect(DAY_KIND.write(typed(DAY_KIND, text).parts)).toBe(day);
    expect(DAY_KIND.write(DAY_KIND.paste(` ${text}\n`) ?? {})).toBe(day);
    for (const mistake of ['0', '7', '31', '/', '2026-'])
      for (let place = 0; place <= text.length; place += 1) {
        const others = { day: 9, month: 3, year: 1988 };
        let typing = type(DAY_KIND, { ...empty, others }, text.slice(0, place));
        for (const key of mistake) typing = type(DAY_KIND, typing, key);
        for (const _ of mistake) typing = erase(DAY_KIND, typing);
        for (const key of text.slice(place)) typing = type(DAY_KIND, typing, key);
        expect(DAY_KIND.write(writtenBy(DAY_KIND, typing).parts)).toBe(day);
      }
  });

  it.each(['12/31/2026', '31/12', '31/12/20266', '31 de brumario de 2026', '31 de diciembre', 'mañana'])(
    'DS-01 takes no date from a pasted %s',
    async (text) => expect([DAY_KIND.paste(text), await DAY_KIND.pasteWords(text)]).toEqual([null, null]),
  );

  it.each([
    '31 de diciembre de 2026',
    'jueves, 31 de diciembre de 2026',
    '31 de Diciembre del 2026',
    '31 dic 2026',
    '31-dic-26',
    '31/Dec/2026',
    'Thursday, December 31, 2026',
    'Dec. 31st, 2026',
    '31st of December 2026',
  ])('DS-01 takes its day from a pasted %s', async (text) =>
    expect(DAY_KIND.write((await DAY_KIND.pasteWords(text)) ?? {})).toBe('2026-12-31'),
  );

  it('DS-01 a month in words is known in both languages, also abbreviated', async () => {
    const pasted = [
      '1.º de mayo de 2026',
      '1 may 2026',
      'May 1, 2026',
      '9 de setiembre de 2026',
      'Aug 9, 2026',
      '9 ago 2026',
    ];
    const read = await Promise.all(pasted.map((text) => DAY_KIND.pasteWords(text)));
    expect(read.map((parts) => DAY_KIND.write(parts ?? {}))).toEqual([
      '2026-05-01',
      '2026-05-01',
      '2026-05-01',
      '2026-09-09',
      '2026-08-09',
      '2026-08-09',
    ]);
  });

  it.each(['31/02/2026', '31 de febrero de 2026'])(
    'DS-01 keeps a day that there is not from a pasted %s',
    async (text) =>
      expect(DAY_KIND.paste(text) ?? (await DAY_KIND.pasteWords(text))).toEqual({ day: 31, month: 2, year: 2026 }),
  );

  it.each([
    ['9:30', '09:30'],
    ['0930', '09:30'],
    ['12:05', '12:05'],
    ['1:05', '01:05'],
    ['13.45', '13:45'],
  ])('DS-01 of %s gives its time', (text, time) => {
    expect(TIME_KIND.write(typed(TIME_KIND, text).parts)).toBe(time);
  });

  it.each([
    ['12:05', '12:05'],
    ['13:30:00', '13:30'],
    ['1:30 p. m.', '13:30'],
    ['12:05 AM', '00:05'],
    ['25:00', null],
    ['13:30 pm', null],
  ])('DS-01 of a pasted %s gives %s', (text, time) => {
    expect(TIME_KIND.write(TIME_KIND.paste(text) ?? {})).toBe(time);
  });

  it('does not take noughts for a day, but for an hour', () => {
    expect(typed(DAY_KIND, '00')).toMatchObject({ parts: { day: undefined }, index: 0, typed: '' });
    expect(typed(TIME_KIND, '0000').parts).toEqual({ hour: 0, minute: 0 });
  });

  it('loses one digit after the other', () => {
    const once = erase(DAY_KIND, { start: 2, text: '', others: { year: 2026 } });
    expect(writtenBy(DAY_KIND, once)).toMatchObject({ parts: { year: 202 }, index: 2, typed: '202' });
    expect(erase(DAY_KIND, { start: 0, text: '', others: { day: 3 } })).toMatchObject({ text: '', others: {} });
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

  it('is of this century when the field is left, and otherwise stays as it is', () => {
    expect(DAY_KIND.settle({ day: 31, month: 2, year: 26 })).toEqual({ day: 31, month: 2, year: 2026 });
  });

  it('becomes the last of a shorter month by a step', () => {
    expect(DAY_KIND.constrain({ day: 31, month: 2, year: 2026 })).toEqual({ day: 28, month: 2, year: 2026 });
    expect(DAY_KIND.constrain({ day: 29, month: 2, year: 2028 })).toEqual({ day: 29, month: 2, year: 2028 });
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
