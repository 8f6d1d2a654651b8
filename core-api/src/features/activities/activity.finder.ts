import type { Ability } from '@ruta/contracts';
import type { Knex } from 'knex';
import { findVisible } from '../../database/find-visible';
import { holds, type Actor } from '../../kernel/actor';
import { Problem } from '../../kernel/problem';
import { soughtItem, type AgendaParts } from '../agenda';

/** Finds agenda items within the caller's scope, for their record. */
export function activityFinder({ kinds, policy }: Pick<AgendaParts, 'kinds' | 'policy'>) {
  /** The activity, if the ability reaches it; otherwise 404. */
  const activityFor = (trx: Knex, actor: Actor, ability: Ability, id: number) =>
    findVisible({ ...soughtItem(trx, policy.reachable, { actor, ability, id }), missing: 'activities.not-found' });

  /**
   * The activity, if it runs and the caller may record it. A visit, for example, is recorded by coaches, not by the
   * school. Its row is locked until the transaction ends, so that nothing is recorded beside the finish.
   */
  const runningFor = async (trx: Knex, actor: Actor, id: number, ability: Ability = 'activity:run') => {
    const { lock, load, ...sought } = soughtItem(trx, policy.reachable, { actor, ability, id });
    const activity = await findVisible({
      ...sought,
      missing: 'activities.not-found',
      load: async (seen) => {
        await lock(seen);
        return load(seen);
      },
    });
    const { runWith, record } = kinds.of(activity.activity_type);
    if (runWith && !holds(actor, runWith)) throw new Problem('access.refused');
    if (activity.cancelled_at !== null && record && activity.activity_id !== null)
      throw await record.refuseCancelled(trx, activity.activity_id);
    if (activity.cycle_over) throw new Problem('cycles.finished');
    if (activity.isCompleted) throw new Problem('activities.completed');
    if (!activity.isStarted) throw new Problem('activities.not-started');
    return activity;
  };

  return { activityFor, runningFor };
}

export type ActivityFinder = ReturnType<typeof activityFinder>;
