import { useSyncExternalStore } from 'react';
import type { KeyFacts } from './define-keys';
import { isKeyOff } from './keys-off';

/** What a key does. It gets the element that has the focus, for keys that act on it. */
export type KeyHandler = (focused: Element | null) => void;

/** A key of what is on the screen. */
export interface LiveKey extends KeyFacts {
  readonly run: KeyHandler;
}

/** How long the next key of `g a` is awaited, in milliseconds. */
const NEXT_KEY_MS = 1500;

let live: readonly LiveKey[] = [];
const listeners = new Set<() => void>();
const change = (next: readonly LiveKey[]) => {
  live = next;
  listeners.forEach((listener) => listener());
};

/** Adds keys while something is on the screen. Of two with the same keys the later one wins. Returns their removal. */
export function registerKeys(keys: readonly LiveKey[]): () => void {
  change([...live, ...keys]);
  return () => change(live.filter((key) => !keys.includes(key)));
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** The keys of what is on the screen, the switched off ones too. */
export const useLiveKeys = (): readonly LiveKey[] => useSyncExternalStore(subscribe, () => live);

let before = '';
let beforeAt = 0;

/**
 * Takes a pressed key, as `KeyboardEvent.key` says it, at a time in milliseconds. Gives the key's handler to run, `null`
 * where more keys are awaited, and `undefined` where it is nobody's.
 */
export function keyPressed(pressed: string, at: number): KeyHandler | null | undefined {
  const waiting = before !== '' && at - beforeAt <= NEXT_KEY_MS ? [`${before} ${pressed}`, pressed] : [pressed];
  before = '';
  const usable = live.filter(({ id }) => !isKeyOff(id));
  for (const keys of waiting) {
    const found = usable.findLast((key) => key.keys === keys);
    if (found) return found.run;
    if (usable.some((key) => key.keys.startsWith(`${keys} `))) {
      before = keys;
      beforeAt = at;
      return null;
    }
  }
  return undefined;
}
