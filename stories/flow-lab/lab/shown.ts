import { createContext, use } from 'react';
import type { LabView } from '../view';
import type { Lab } from './use-lab';

/** What a part of the page shows: what one presses the present, what one only looks at what was present a moment ago. */
export interface Shown {
  view: LabView;
  lab: Lab;
}

/** Read by panels: a move draws those anew, and neither the tabs around them nor their names. */
export const ShownLab = createContext<Shown | null>(null);

/** What this part of the page shows. */
export function useShown(): Shown {
  const shown = use(ShownLab);
  if (shown === null) throw new Error('A panel of the lab stands outside of it');
  return shown;
}
