import type { LucideIcon } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { firstIcons } from './first-icons';
import type { moreIcons } from './more-icons';

/** Closed list. Add a new icon to one of the two maps, named after its meaning. */
export type IconName = keyof typeof firstIcons | keyof typeof moreIcons;

let known: Partial<Record<IconName, LucideIcon>> = firstIcons;
let loading: Promise<void> | undefined;
const listeners = new Set<() => void>();

/** Loads the icons outside the first screens, once. */
export const loadMoreIcons = (): Promise<void> =>
  (loading ??= import('./more-icons').then(
    ({ moreIcons: more }) => {
      known = { ...firstIcons, ...more };
      listeners.forEach((listener) => listener());
    },
    () => {
      loading = undefined; // Offline: the next icon tries again.
    },
  ));

const subscribe = (listener: () => void) => {
  if (known === firstIcons) void loadMoreIcons();
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const isThere = () => () => undefined;

/** Component of an icon; undefined while it loads, with its space reserved. */
export function useGlyph(name: IconName): LucideIcon | undefined {
  const isFirst = name in firstIcons;
  return useSyncExternalStore(isFirst ? isThere : subscribe, () => known[name]);
}
