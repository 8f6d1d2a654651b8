import type { OptionItem } from '../Field';
import { whenIdle } from '../../utils/when-idle';

/** As many choices as stand in the list at once: what a person reads. One more letter finds the others. */
export const SHOWN = 50;
/** How many choices are made ready for a search at a time. */
const SLICE = 500;

/** What a search found. */
export interface Found {
  /** The first of those that match; where nothing is typed, the chosen one is among them. */
  items: readonly OptionItem[];
  /** How many match in all. */
  total: number;
}

const MARKS = /\p{M}/gu;
/** A text as it is compared: accents and capitals aside. */
const plain = (text: string) => text.normalize('NFD').replace(MARKS, '').toLowerCase();

/** Made once for each choice, and forgotten with it. */
const keys = new WeakMap<OptionItem, string>();

function keyOf(item: OptionItem): string {
  const known = keys.get(item);
  if (known !== undefined) return known;
  const key = plain(`${item.label} ${item.description ?? ''}`);
  keys.set(item, key);
  return key;
}

/**
 * Searches a list of any length. Only what is found and shown becomes a collection of the library, which takes a
 * millisecond for every choice that it is given.
 */
export function optionFinder(items: readonly OptionItem[]) {
  let last: { typed: string; matches: readonly OptionItem[]; shown: readonly OptionItem[] } | undefined;

  const matchesOf = (typed: string) => {
    const words = typed.split(/\s+/).filter(Boolean);
    if (words.length === 0) return items;
    // Who types on narrows down what was found before.
    const among = last && typed.startsWith(last.typed) ? last.matches : items;
    return among.filter((item) => {
      const key = keyOf(item);
      return words.every((word) => key.includes(word));
    });
  };

  /** The choices that hold every word of what was typed, in their name or in their second line. */
  return function find(text: string, chosen: string | null): Found {
    const typed = plain(text);
    const matches = matchesOf(typed);
    const first = matches.slice(0, SHOWN);
    const missing = typed === '' && !first.some(({ id }) => id === chosen) && items.find(({ id }) => id === chosen);
    const shown = missing ? [missing, ...first.slice(0, SHOWN - 1)] : first;
    // The same ones are the same list: nothing has to be made anew for them.
    const isSame = last?.shown.length === shown.length && shown.every((item, at) => item === last?.shown[at]);
    last = { typed, matches, shown: isSame ? (last?.shown ?? shown) : shown };
    return { items: last.shown, total: matches.length };
  };
}

/** Makes a long list ready for its first search while the browser has nothing else to do; gives back how to stop. */
export function makeReady(items: readonly OptionItem[]): () => void {
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
