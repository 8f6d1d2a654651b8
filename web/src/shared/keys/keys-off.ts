import { useSyncExternalStore } from 'react';
import { keep, kept } from '../../lib/kept';

const STORED = 'ruta.keys-off';

const stored = (): readonly string[] => {
  const value = kept(STORED);
  return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
};

let off = stored();
const listeners = new Set<() => void>();

/** Whether the person switched the key off on this device (WCAG 2.1.4). */
export const isKeyOff = (id: string): boolean => off.includes(id);

/** Switches keys on or off, on this device. */
export function switchKeys(ids: readonly string[], isOn: boolean): void {
  const others = off.filter((id) => !ids.includes(id));
  off = isOn ? others : [...others, ...ids];
  keep(STORED, off);
  listeners.forEach((listener) => listener());
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** The ids of the keys that are off. */
export const useKeysOff = (): readonly string[] => useSyncExternalStore(subscribe, () => off);
