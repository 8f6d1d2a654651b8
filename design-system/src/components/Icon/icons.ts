import type { LucideIcon } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { firstIcons } from './first-icons';
import type { moreIcons } from './more-icons';

/** The closed list: a new icon is added to one of the two maps, with the name of what it means. */
export type IconName = keyof typeof firstIcons | keyof typeof moreIcons;

let known: Partial<Record<IconName, LucideIcon>> = firstIcons;
let loading: Promise<void> | undefined;
const listeners = new Set<() => void>();

/** Fetches the icons that do not come with the first screens; once. */
export const loadMoreIcons = (): Promise<void> =>
  (loading ??= import('./more-icons').then(
    ({ moreIcons: more }) => {
      known = { ...firstIcons, ...more };
      listeners.forEach((listener) => listener());
    },
    () => {
      loading = undefined; // no network just now: the next icon asks again
    },
  ));

const subscribe = (listener: () => void) => {
  if (known === firstIcons) void loadMoreIcons();
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const isThere = () => () => undefined;

/** The drawing of an icon; undefined until its part of the list is there, and its place stays empty. */
export function useGlyph(name: IconName): LucideIcon | undefined {
  const isFirst = name in firstIcons;
  return useSyncExternalStore(isFirst ? isThere : subscribe, () => known[name]);
}
