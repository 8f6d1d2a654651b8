import { activePaths } from '@ruta/state-machines/kit/labels';
import { walkedIn, walkedInto } from '../paths/walked';
import type { LabView } from '../view';

/** Where a machine stands, for the chart: the states it is in and the transitions that led there last. */
export interface Now {
  active: ReadonlySet<string>;
  taken: ReadonlySet<string>;
}

/** The states of the last frame, and what the last event that did something took; the opening's own ways at the start. */
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
