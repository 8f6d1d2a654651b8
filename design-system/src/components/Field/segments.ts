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
  /** Corrects the segments on blur: the 31st of a shorter month becomes its last day. */
  settle: (parts: Parts) => Parts;
}

export const padded = (value: number, digits: number) => String(value).padStart(digits, '0');

const FIRST_YEAR = 1000;
const CENTURY = 100;
const THIS_CENTURY = 2000;

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
  settle({ day, month, year: written }) {
    const year = written !== undefined && written < CENTURY ? written + THIS_CENTURY : written;
    const isWhole = day !== undefined && month !== undefined && year !== undefined;
    return { day: isWhole ? Math.min(day, daysIn(year, month)) : day, month, year };
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
};

/** State of typing: segments, current index, and digits typed in it. */
export interface Writing {
  parts: Parts;
  index: number;
  typed: string;
}

/** Adds digits; moves to the next segment as soon as no further digit could fit. */
export function typeDigits({ segments }: SegmentKind, writing: Writing, digits: string): Writing {
  return Array.from(digits).reduce<Writing>(({ parts, index, typed }, digit) => {
    const spec = segments[index];
    if (spec === undefined) return { parts, index, typed };
    const longer = typed + digit;
    const text = longer.length > spec.digits || Number(longer) > spec.max ? digit : longer;
    const value = Number(text);
    const next = { ...parts, [spec.id]: value < spec.min ? undefined : value };
    const isWhole = text.length === spec.digits || value * 10 > spec.max;
    if (!isWhole) return { parts: next, index, typed: text };
    // 00 is no day: the next digit starts again.
    const goesOn = value >= spec.min && index + 1 < segments.length;
    return { parts: next, index: goesOn ? index + 1 : index, typed: '' };
  }, writing);
}

/** Removes a digit; a segment without digits is empty. */
export function eraseDigit({ segments }: SegmentKind, { parts, index, typed }: Writing): Writing {
  const spec = segments[index];
  if (spec === undefined) return { parts, index, typed };
  const value = parts[spec.id];
  const text = (typed || (value === undefined ? '' : String(value))).slice(0, -1);
  const rest = Number(text);
  return { parts: { ...parts, [spec.id]: text === '' || rest < spec.min ? undefined : rest }, index, typed: text };
}

/** Steps a value, wrapping at the ends; an empty segment starts at `start`. */
export function stepPart({ min, max }: SegmentSpec, value: number | undefined, by: number, start: number): number {
  if (value === undefined) return start;
  const next = value + by;
  if (next > max) return min;
  return next < min ? max : next;
}
