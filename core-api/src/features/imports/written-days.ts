/** How a file writes days in digits: 05/10/2026 is 5 October, or 10 May. */
export type DayOrder = 'day-first' | 'month-first';

/** The clock that a spreadsheet adds to a day. */
const CLOCK = /[ T]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:\s*[ap]\.?\s*m\.?)?$/i;
const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
const YEAR_LAST = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{2}|\d{4})$/;
const NAMED = /^(\d{1,2})(?:[-/. ]+| de )([a-zé]{3,10})\.?(?:[-/. ]+| del? )(\d{2}|\d{4})$/i;
/** The beginnings of the months' names in Spanish and in English. */
const MONTHS = [
  ['ene', 'jan'],
  ['feb'],
  ['mar'],
  ['abr', 'apr'],
  ['may'],
  ['jun'],
  ['jul'],
  ['ago', 'aug'],
  ['sep'],
  ['oct'],
  ['nov'],
  ['dic', 'dec'],
];

const twoNumbers = (cell: string): readonly [number, number] | null => {
  const [, first, second] = YEAR_LAST.exec(cell.replace(CLOCK, '')) ?? [];
  return first === undefined || second === undefined ? null : [Number(first), Number(second)];
};

/**
 * The order of the days of a file, which one above 12 tells: day first, as Mexico writes, unless the file has days that
 * can only be read month first. `example` is a day that both orders read and no other one settles, or null.
 */
export function dayOrderOf(cells: readonly string[]): { order: DayOrder; example: string | null } {
  const pairs = cells.flatMap((cell) => {
    const numbers = twoNumbers(cell);
    return numbers ? [{ cell, numbers }] : [];
  });
  const isDayFirst = pairs.some(({ numbers: [first] }) => first > 12);
  const order = !isDayFirst && pairs.some(({ numbers: [, second] }) => second > 12) ? 'month-first' : 'day-first';
  const open = pairs.find(({ numbers: [first, second] }) => first <= 12 && second <= 12 && first !== second);
  return { order, example: isDayFirst || !open ? null : open.cell };
}

/** A day as `YYYY-MM-DD`; what is no way of writing one stays, for the schema of the row to refuse. */
export function dayOf(cell: string, order: DayOrder): string {
  const text = cell.replace(CLOCK, '');
  const iso = (year = '', month: string | number = '', day = '') =>
    `${year.length === 2 ? `20${year}` : year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  const [, ...yearFirst] = YEAR_FIRST.exec(text) ?? [];
  if (yearFirst.length > 0) return iso(...yearFirst);
  const [, first, second, year] = YEAR_LAST.exec(text) ?? [];
  if (year !== undefined) return order === 'day-first' ? iso(year, second, first) : iso(year, first, second);
  const [, day, name = '', of] = NAMED.exec(text) ?? [];
  const month = MONTHS.findIndex((names) => names.includes(name.slice(0, 3).toLowerCase())) + 1;
  return month === 0 ? cell : iso(of, month, day);
}

/** A number with a decimal point and without zeros at its end: `2,50` is 2.5. What is no number stays. */
export function decimalOf(cell: string): string {
  const [, whole, decimals] = /^(\d{1,9})[.,](\d{1,6})$/.exec(cell) ?? [];
  return whole === undefined ? cell : String(Number(`${whole}.${decimals}`));
}
