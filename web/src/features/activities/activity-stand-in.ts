import { standsIn } from '@ruta/state-machines/kit/opening';
import type { Standing } from '@ruta/state-machines/kit/opening';
import { openedActivity } from '@ruta/state-machines/activities/activity.opening';
import type { ActivityInput, ActivityTag, activityMachine } from '@ruta/state-machines/activities/activity.machine';
import type { SnapshotFrom } from 'xstate';

/** What pages read of the machine. */
export type ActivitySnapshot = SnapshotFrom<typeof activityMachine>;

/** The activity as it is shown while the machine is on its way: what is pressed meanwhile waits for it. */
export function standInOf(input: ActivityInput): ActivitySnapshot {
  const { context, value, tags } = openedActivity(input);
  const snapshot = {
    context,
    value,
    tags: new Set(tags),
    status: value === 'completed' ? 'done' : 'active',
    matches: (pattern: Standing) => standsIn(value, pattern),
    hasTag: (tag: ActivityTag) => tags.includes(tag),
    can: () => false,
  };
  // The pages read these parts of a snapshot and no others.
  return snapshot as unknown as ActivitySnapshot;
}
