import type { Parts, SegmentKind, SegmentSpec } from './segments';

/**
 * Digits and separators typed since a segment got focus. The whole text is read again after every key, so a correction
 * gives what the corrected text gives.
 */
export interface Typing {
  /** Index of the segment in which typing began. */
  start: number;
  text: string;
  /** Values of the segments that the text never filled. */
  others: Parts;
}

/** The segments of a typed text. */
export interface Written {
  parts: Parts;
  /** Index of the segment that the next digit goes to. */
  index: number;
  /** Digits of that segment, while it takes more. */
  typed: string;
  /** Whether the text ends with its last segment complete. */
  isWhole: boolean;
}

interface Reading {
  filled: Parts;
  /** Place in the order in which the text fills the segments. */
  place: number;
  typed: string;
  /** What the last character did. */
  last: 'wrote' | 'completed' | 'separated';
}

/** Reads a text. A segment is complete as soon as no further digit could fit; a separator after it belongs to it. */
export function writtenBy(kind: SegmentKind, typing: Typing): Written {
  const order = orderOf(kind, typing);
  const { filled, place, typed, last } = readText(order, typing);
  const current = order[place];
  return {
    parts: { ...typing.others, ...filled },
    index: kind.segments.findIndex(({ id }) => id === current?.id),
    typed,
    isWhole: last === 'completed' && current === order.at(-1) && current !== undefined && current.id in filled,
  };
}

/** Adds typed characters. */
export const type = (kind: SegmentKind, typing: Typing, characters: string): Typing =>
  withText(kind, typing, typing.text + characters);

/** Takes the last character back; where nothing was typed, the last digit of the segment's value. */
export function erase(kind: SegmentKind, typing: Typing): Typing {
  if (typing.text !== '') return withText(kind, typing, typing.text.slice(0, -1));
  const { start, others } = typing;
  const spec = kind.segments[start];
  if (spec === undefined) return typing;
  return { start, text: String(others[spec.id] ?? '').slice(0, -1), others: { ...others, [spec.id]: undefined } };
}

/** A segment that was filled is empty once its digits are taken back: its earlier value was replaced. */
function withText(kind: SegmentKind, typing: Typing, text: string): Typing {
  const { filled } = readText(orderOf(kind, typing), typing);
  const replaced = Object.fromEntries(Object.keys(filled).map((id) => [id, undefined]));
  return { ...typing, text, others: { ...typing.others, ...replaced } };
}

const orderOf = (kind: SegmentKind, { start, text }: Typing) => (start === 0 ? kind.orderOf(text) : kind.segments);

function readText(order: readonly SegmentSpec[], { start, text }: Typing): Reading {
  const begin: Reading = { filled: {}, place: start, typed: '', last: 'wrote' };
  return Array.from(text).reduce(
    (reading, character) =>
      /\d/.test(character) ? withDigit(order, reading, character) : withSeparator(order, reading),
    begin,
  );
}

function withDigit(order: readonly SegmentSpec[], reading: Reading, digit: string): Reading {
  const spec = order[reading.place];
  if (spec === undefined) return reading;
  const longer = reading.typed + digit;
  const text = longer.length > spec.digits || Number(longer) > spec.max ? digit : longer;
  const value = Number(text);
  const filled = { ...reading.filled, [spec.id]: value < spec.min ? undefined : value };
  const isComplete = text.length === spec.digits || value * 10 > spec.max;
  if (!isComplete) return { ...reading, filled, typed: text, last: 'wrote' };
  // 00 is no day: the next digit starts again.
  if (value < spec.min) return { ...reading, filled, typed: '', last: 'wrote' };
  return { filled, place: Math.min(reading.place + 1, order.length - 1), typed: '', last: 'completed' };
}

/** Several separators in a row, such as ` / `, are one. */
function withSeparator(order: readonly SegmentSpec[], reading: Reading): Reading {
  const isOver = reading.last !== 'wrote' || reading.place === order.length - 1;
  if (isOver) return { ...reading, last: 'separated' };
  return { ...reading, place: reading.place + 1, typed: '', last: 'separated' };
}
