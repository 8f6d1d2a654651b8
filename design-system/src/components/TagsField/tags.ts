/** How texts become tags. */
export interface TagRules {
  /** The values in a text that was typed or pasted; none in one that is only blank. */
  read: (text: string) => string[];
  /** Two values with the same key are one. */
  keyOf: (value: string) => string;
  /** Most values; without it there is no end. */
  maxCount?: number | undefined;
}

/** What became of a text. */
export interface TagsAdded {
  /** All the values, the new ones last. */
  values: string[];
  /** Those that were there already, once each. */
  duplicates: string[];
  /** Those for which there was no room, in their order. */
  leftOut: string[];
}

/** Adds what a text holds: nothing twice, and no more than there is room for. */
export function addTags(before: readonly string[], text: string, { read, keyOf, maxCount }: TagRules): TagsAdded {
  const keys = new Set(before.map(keyOf));
  const values = [...before];
  const duplicates = new Map<string, string>();
  const leftOut = new Map<string, string>();
  for (const value of read(text)) {
    const key = keyOf(value);
    if (keys.has(key)) duplicates.set(key, value);
    else if (maxCount !== undefined && values.length >= maxCount) leftOut.set(key, value);
    else {
      keys.add(key);
      values.push(value);
    }
  }
  return { values, duplicates: [...duplicates.values()], leftOut: [...leftOut.values()] };
}

/** One tag as it is drawn. */
export interface TagSpec {
  /** Its key in the list: the value, and which of several equal ones it is. */
  id: string;
  value: string;
  index: number;
  /** What is wrong with it. */
  problem: string | undefined;
}

/** The tags of values; a caller's list may hold a value twice. */
export function tagSpecs(values: readonly string[], problemOf: (value: string) => string | undefined): TagSpec[] {
  const seen = new Map<string, number>();
  return values.map((value, index) => {
    const nth = seen.get(value) ?? 0;
    seen.set(value, nth + 1);
    return { id: `${value}#${nth}`, value, index, problem: problemOf(value) };
  });
}
