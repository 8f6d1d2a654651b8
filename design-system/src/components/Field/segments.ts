/** A segment of a date or time. */
export type SegmentId = 'day' | 'month' | 'year' | 'hour' | 'minute';

export interface SegmentSpec {
  id: SegmentId;
  min: number;
  max: number;
  /** Number of digits of a complete segment. */
  digits: number;
}

/** Values typed so far; missing segments are empty. */
export type Parts = Readonly<Partial<Record<SegmentId, number | undefined>>>;

/** How a kind of value is split into segments. */
export interface SegmentKind {
  segments: readonly SegmentSpec[];
  separator: string;
  /** Segments of a value; none if it is invalid. */
  read: (value: string | null | undefined) => Parts;
  /** Value of the segments; null if incomplete or invalid. */
  write: (parts: Parts) => string | null;
  /** Completes the segments on blur: a year of two digits is one of this century. */
  settle: (parts: Parts) => Parts;
  /** Segments after a step by an arrow: the 31st of a shorter month becomes its last day. */
  constrain: (parts: Parts) => Parts;
  /** Days of the month, where the segments name a day that it does not have; otherwise null. */
  daysInstead: (parts: Parts) => number | null;
  /** Order in which typed text fills the segments. */
  orderOf: (text: string) => readonly SegmentSpec[];
  /** Segments of a whole pasted text; null if it is none. */
  paste: (text: string) => Parts | null;
  /** The same of a text with words, such as the name of a month. Its code is loaded when it is needed. */
  pasteWords: (text: string) => Promise<Parts | null>;
}

export const padded = (value: number, digits: number) => String(value).padStart(digits, '0');

const FIRST_YEAR = 1000;
const CENTURY = 100;
const THIS_CENTURY = 2000;

/** Four digits that begin a date are its year once a separator follows: `2026-12-31`. */
const YEAR_FIRST = /^(?:19|20)\d{2}[-/. ]/;
const BETWEEN = String.raw`\s*[-/.\s\u2010-\u2015]\s*`;
/** A time of day may follow a pasted date, as spreadsheets copy it. */
const REST = String.raw`(?:[T,\s]\s*[\d:.]+Z?)?\s*$`;
const DAY_FIRST_TEXT = new RegExp(String.raw`^\s*(\d{1,2})${BETWEEN}(\d{1,2})${BETWEEN}(\d{4}|\d{2})${REST}`);
const YEAR_FIRST_TEXT = new RegExp(String.raw`^\s*(\d{4})${BETWEEN}(\d{1,2})${BETWEEN}(\d{1,2})${REST}`);
const DIGITS_TEXT = /^\s*(\d{2})(\d{2})(\d{4})\s*$/;
const TIME_TEXT = /^\s*(\d{1,2})\s*[:.]\s*(\d{2})(?::\d{2})?\s*(?:([ap])\.?\s*m\.?)?\s*$/i;

const wholeYear = (year: number | undefined) => (year !== undefined && year < CENTURY ? year + THIS_CENTURY : year);

/** Segments of which each is within its limits; otherwise null. */
function withinLimits({ segments }: SegmentKind, parts: Parts): Parts | null {
  const fits = segments.every(({ id, min, max, digits }) => {
    const value = parts[id];
    return value !== undefined && value >= (digits > 2 ? FIRST_YEAR : min) && value <= max;
  });
  return fits ? parts : null;
}

const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** Day, month, year in every language; the value is `YYYY-MM-DD`. */
export const DAY_KIND: SegmentKind = {
  segments: [
    { id: 'day', min: 1, max: 31, digits: 2 },
    { id: 'month', min: 1, max: 12, digits: 2 },
    { id: 'year', min: 1, max: 9999, digits: 4 },
  ],
  separator: '-',
  read(value) {
    const [, year, month, day] = (/^(\d{4})-(\d{2})-(\d{2})/.exec(value ?? '') ?? []).map(Number);
    const parts = { day, month, year };
    return DAY_KIND.write(parts) === null ? {} : parts;
  },
  write({ day, month, year }) {
    if (day === undefined || month === undefined || year === undefined || year < FIRST_YEAR) return null;
    if (day < 1 || month < 1 || month > 12 || day > daysIn(year, month)) return null;
    return `${year}-${padded(month, 2)}-${padded(day, 2)}`;
  },
  settle: ({ day, month, year }) => ({ day, month, year: wholeYear(year) }),
  constrain(parts) {
    const whole = { ...parts, year: wholeYear(parts.year) };
    return { ...whole, day: DAY_KIND.daysInstead(whole) ?? whole.day };
  },
  daysInstead({ day, month, year }) {
    if (day === undefined || month === undefined || year === undefined) return null;
    const days = daysIn(year, month);
    return day > days ? days : null;
  },
  orderOf: (text) => (YEAR_FIRST.test(text) ? DAY_KIND.segments.toReversed() : DAY_KIND.segments),
  paste(text) {
    const dayFirst = DAY_FIRST_TEXT.exec(text) ?? DIGITS_TEXT.exec(text);
    const yearFirst = YEAR_FIRST_TEXT.exec(text)?.slice(1).toReversed();
    const [day, month, year] = (yearFirst ?? dayFirst?.slice(1))?.map(Number) ?? [];
    // A day that the month does not have is kept, and the field says so.
    return withinLimits(DAY_KIND, { day, month, year: wholeYear(year) });
  },
  async pasteWords(text) {
    const { dayInWords } = await import('./day-in-words');
    const [day, month, year] = dayInWords(text);
    return withinLimits(DAY_KIND, { day, month, year: wholeYear(year) });
  },
};

/** 24-hour time; the value is `HH:mm`. */
export const TIME_KIND: SegmentKind = {
  segments: [
    { id: 'hour', min: 0, max: 23, digits: 2 },
    { id: 'minute', min: 0, max: 59, digits: 2 },
  ],
  separator: ':',
  read(value) {
    const [, hour = 24, minute = 60] = (/^(\d{2}):(\d{2})/.exec(value ?? '') ?? []).map(Number);
    return hour < 24 && minute < 60 ? { hour, minute } : {};
  },
  write: ({ hour, minute }) =>
    hour === undefined || minute === undefined ? null : `${padded(hour, 2)}:${padded(minute, 2)}`,
  settle: (parts) => parts,
  constrain: (parts) => parts,
  daysInstead: () => null,
  orderOf: () => TIME_KIND.segments,
  paste(text) {
    const [, hours, minutes, half] = TIME_TEXT.exec(text) ?? [];
    const isPast = half !== undefined && Number(hours) > 12;
    if (hours === undefined || minutes === undefined || isPast) return null;
    const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (/p/i.test(half) ? 12 : 0);
    const parts = { hour, minute: Number(minutes) };
    return hour < 24 && parts.minute < 60 ? parts : null;
  },
  pasteWords: () => Promise.resolve(null),
};

/** Steps a value, wrapping at the ends; an empty segment starts at `start`. */
export function stepPart({ min, max }: SegmentSpec, value: number | undefined, by: number, start: number): number {
  if (value === undefined) return start;
  const next = value + by;
  if (next > max) return min;
  return next < min ? max : next;
}
