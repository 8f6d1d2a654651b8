import { createContext, use } from 'react';
import type { LabView } from '../view';
import type { Lab } from './use-lab';

/** View of an area: interactive areas get the current one, read-only areas a delayed one. */
export interface Shown {
  view: LabView;
  lab: Lab;
}

/** Read by panels, so that a move re-renders panels only, not the tabs around them. */
export const ShownLab = createContext<Shown | null>(null);

/** View of the area that contains this panel. Throws outside the lab. */
export function useShown(): Shown {
  const shown = use(ShownLab);
  if (shown === null) throw new Error('A panel of the lab stands outside of it');
  return shown;
}
