import { useSyncExternalStore } from 'react';
import type { ColorScheme } from '@ruta/design-system';

const STORED = 'ruta.color-scheme';
const SCHEMES = ['light', 'dark', 'system'] as const satisfies readonly ColorScheme[];

const listeners = new Set<() => void>();

function stored(): ColorScheme {
  try {
    const value = localStorage.getItem(STORED);
    return SCHEMES.find((scheme) => scheme === value) ?? 'system';
  } catch {
    return 'system'; // storage may be unavailable
  }
}

let current = stored();

/** Applies the stored scheme before the first paint. */
export function applyStoredScheme(): void {
  document.documentElement.dataset['colorScheme'] = current;
}

/** Sets light, dark or the system's scheme, and stores it on this device. */
export function setColorScheme(scheme: ColorScheme): void {
  current = scheme;
  try {
    localStorage.setItem(STORED, scheme);
  } catch {
    // Storage may be unavailable; the choice then lasts until the page closes.
  }
  listeners.forEach((listener) => listener());
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** The chosen colour scheme. */
export const useColorScheme = (): ColorScheme => useSyncExternalStore(subscribe, () => current);
