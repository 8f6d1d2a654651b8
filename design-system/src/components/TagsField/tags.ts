/** How text becomes tags. */
export interface TagRules {
  /** Values in typed or pasted text; none in blank text. */
  read: (text: string) => string[];
  /** Values with the same key are duplicates. */
  keyOf: (value: string) => string;
  /** Maximum number of values; unlimited without it. */
  maxCount?: number | undefined;
}

/** Result of adding text. */
export interface TagsAdded {
  /** All values, new ones last. */
  values: string[];
  /** Values that already existed, each once. */
  duplicates: string[];
  /** Values beyond the maximum, in order. */
  leftOut: string[];
}

/** Adds the values in a text, without duplicates and up to the maximum. */
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

/** A tag to render. */
export interface TagSpec {
  /** Key in the list: the value with a counter for equal values. */
  id: string;
  value: string;
  index: number;
  /** Its fault. */
  problem: string | undefined;
}

/** Tags of values. A caller's list may contain duplicates. */
export function tagSpecs(values: readonly string[], problemOf: (value: string) => string | undefined): TagSpec[] {
  const seen = new Map<string, number>();
  return values.map((value, index) => {
    const nth = seen.get(value) ?? 0;
    seen.set(value, nth + 1);
    return { id: `${value}#${nth}`, value, index, problem: problemOf(value) };
  });
}
