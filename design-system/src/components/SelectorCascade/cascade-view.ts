import type { CascadeLevel, SelectorCascadeProps } from './SelectorCascade.types';

type Value = SelectorCascadeProps['value'];

/** Number of levels chosen from the top without a gap; the next level is the last enabled one. */
export function chosenDepth(levels: readonly CascadeLevel[], value: Value): number {
  const gap = levels.findIndex(({ id }) => (value[id] ?? null) === null);
  return gap === -1 ? levels.length : gap;
}

/** Levels below another that lost their value. */
export const clearedBelow = (levels: readonly CascadeLevel[], before: Value, after: Value): CascadeLevel[] => {
  const top = levels.findIndex(({ id }) => (before[id] ?? null) !== (after[id] ?? null));
  return levels.filter(
    ({ id }, index) => top !== -1 && index > top && (before[id] ?? null) !== null && (after[id] ?? null) === null,
  );
};
