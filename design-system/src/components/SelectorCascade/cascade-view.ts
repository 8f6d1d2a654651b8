import type { CascadeLevel, SelectorCascadeProps } from './SelectorCascade.types';

type Value = SelectorCascadeProps['value'];

/** How many levels are chosen from the top without a gap: the next one is the last that can be used. */
export function chosenDepth(levels: readonly CascadeLevel[], value: Value): number {
  const gap = levels.findIndex(({ id }) => (value[id] ?? null) === null);
  return gap === -1 ? levels.length : gap;
}

/** The levels below one that were chosen before and are not any more. */
export const clearedBelow = (levels: readonly CascadeLevel[], before: Value, after: Value): CascadeLevel[] => {
  const top = levels.findIndex(({ id }) => (before[id] ?? null) !== (after[id] ?? null));
  return levels.filter(
    ({ id }, index) => top !== -1 && index > top && (before[id] ?? null) !== null && (after[id] ?? null) === null,
  );
};
