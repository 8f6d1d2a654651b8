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
    return 'system'; // storage may be forbidden
  }
}

let current = stored();

/** Puts the scheme kept on this device on the page, before anything is painted. */
export function applyStoredScheme(): void {
  document.documentElement.dataset['colorScheme'] = current;
}

/** Light, dark, or what the device says; kept on this device. */
export function setColorScheme(scheme: ColorScheme): void {
  current = scheme;
  try {
    localStorage.setItem(STORED, scheme);
  } catch {
    // storage may be forbidden; the choice then lasts until the page closes
  }
  listeners.forEach((listener) => listener());
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** The colour scheme of the page. */
export const useColorScheme = (): ColorScheme => useSyncExternalStore(subscribe, () => current);
