import { standsIn } from '@ruta/state-machines/kit/opening';
import type { Standing } from '@ruta/state-machines/kit/opening';
import { openedVisit, typedInto } from '@ruta/state-machines/visits/visit.opening';
import type { VisitEvent } from '@ruta/state-machines/visits/visit.events';
import type { VisitInput, VisitTag, visitMachine } from '@ruta/state-machines/visits/visit.machine';
import type { SnapshotFrom } from 'xstate';

/** What pages read of the machine. */
export type VisitSnapshot = SnapshotFrom<typeof visitMachine>;

/** The visit as it is shown while the machine is on its way. */
export const standInOf = (input: VisitInput): VisitSnapshot => shown(openedVisit(input));

/** The same after an event: what is typed shows at once, all else waits for the machine. */
export function standInAfter(before: VisitSnapshot, event: VisitEvent): VisitSnapshot {
  const { context, value, tags } = before;
  const opened = { context, value: value as Standing, tags: [...tags] as VisitTag[] };
  const after = typedInto(opened, event);
  return after === opened ? before : shown(after);
}

function shown({ context, value, tags }: ReturnType<typeof openedVisit>): VisitSnapshot {
  const snapshot = {
    context,
    value,
    tags: new Set(tags),
    status: value === 'finished' ? 'done' : 'active',
    matches: (pattern: Standing) => standsIn(value, pattern),
    hasTag: (tag: (typeof tags)[number]) => tags.includes(tag),
    // What may be done the machine will say; only that it is the day of the visit is shown before.
    can: ({ type }: VisitEvent) => type === 'visit.startRequested' && standsIn(value, { scheduled: 'today' }),
  };
  // The pages read these parts of a snapshot and no others.
  return snapshot as unknown as VisitSnapshot;
}
