import type { OptionItem } from '../Field';
import { whenIdle } from '../../utils/when-idle';

/** Maximum options in the list, as many as a person reads. Another letter finds the others. */
const SHOWN = 50;
/** Options to index per idle slice. */
const SLICE = 500;

/** Result of a search. */
export interface Found {
  /** First matches; with an empty search they include the selected option. */
  items: readonly OptionItem[];
  /** Number of all matches. */
  total: number;
}

const MARKS = /\p{M}/gu;
/** Text without case and accents, for comparison. */
const plain = (text: string) => text.normalize('NFD').replace(MARKS, '').toLowerCase();

/** Search key of each option, garbage-collected with it. */
const keys = new WeakMap<OptionItem, string>();

function keyOf(item: OptionItem): string {
  const known = keys.get(item);
  if (known !== undefined) return known;
  const key = plain(`${item.label} ${item.description ?? ''}`);
  keys.set(item, key);
  return key;
}

/**
 * Searches a list of any length. Only the options shown become a React Aria collection, which costs about a millisecond
 * per option.
 */
export function optionFinder(items: readonly OptionItem[]) {
  let last: { typed: string; matches: readonly OptionItem[]; shown: readonly OptionItem[] } | undefined;

  const matchesOf = (typed: string) => {
    const words = typed.split(/\s+/).filter(Boolean);
    if (words.length === 0) return items;
    // Further typing filters the previous matches.
    const among = last && typed.startsWith(last.typed) ? last.matches : items;
    return among.filter((item) => {
      const key = keyOf(item);
      return words.every((word) => key.includes(word));
    });
  };

  /** Options that contain every typed word in their name or description. */
  return function find(text: string, chosen: string | null): Found {
    const typed = plain(text);
    const matches = matchesOf(typed);
    const first = matches.slice(0, SHOWN);
    const missing = typed === '' && !first.some(({ id }) => id === chosen) && items.find(({ id }) => id === chosen);
    const shown = missing ? [missing, ...first.slice(0, SHOWN - 1)] : first;
    // Returns the same array for the same options, so that nothing re-renders.
    const isSame = last?.shown.length === shown.length && shown.every((item, at) => item === last?.shown[at]);
    last = { typed, matches, shown: isSame ? (last?.shown ?? shown) : shown };
    return { items: last.shown, total: matches.length };
  };
}

/** Indexes a long list while the browser is idle; returns a function that stops it. */
export function indexWhenIdle(items: readonly OptionItem[]): () => void {
  let callOff: () => void;
  const from = (start: number) => {
    callOff = whenIdle(() => {
      items.slice(start, start + SLICE).forEach(keyOf);
      if (start + SLICE < items.length) from(start + SLICE);
    });
  };
  from(0);
  return () => callOff();
}
