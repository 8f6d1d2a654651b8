import { activePaths } from '@ruta/state-machines/kit/labels';
import { walkedIn, walkedInto } from '../paths/walked';
import type { LabView } from '../view';

/** Active states and last transitions of a machine, for the chart. */
export interface Now {
  active: ReadonlySet<string>;
  taken: ReadonlySet<string>;
}

/**
 * Active states, and the transitions of the last event that had an effect. Before any event: the transitions taken on
 * opening.
 */
export function nowOf({ entry, opening, frames, frame }: Pick<LabView, 'entry' | 'opening' | 'frames' | 'frame'>): Now {
  const active = new Set(activePaths(frame.snapshot));
  const last = frames.findLastIndex(({ changed }) => changed);
  const step = frames[last];
  const before = frames[last - 1];
  const isEvent = step !== undefined && before !== undefined && step.event !== null;
  const { transitions } = isEvent
    ? walkedIn(entry.machine, before, [step])
    : walkedInto(entry.machine, entry.inputs[opening]);
  return { active, taken: transitions };
}
