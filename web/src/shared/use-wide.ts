import { useSyncExternalStore } from 'react';
import { breakpoints } from '@ruta/design-system';

const QUERY = `(min-width: ${breakpoints.tablet}px)`;

const listen = (changed: () => void) => {
  const media = window.matchMedia(QUERY);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
};

/** Whether the page is at least as wide as a tablet. */
export const useWide = (): boolean => useSyncExternalStore(listen, () => window.matchMedia(QUERY).matches);
