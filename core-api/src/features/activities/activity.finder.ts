import type { Ability } from '@ruta/contracts';
import type { Knex } from 'knex';
import { type Actor, holds } from '../../kernel/actor';
import { Problem } from '../../kernel/problem';
import { AgendaActivityModel, agendaPolicy } from '../agenda';

/** The activity, if the ability reaches it; anything else does not exist. */
export async function activityFor(trx: Knex, actor: Actor, ability: Ability, id: number) {
  const query = trx('agenda_activities').where('agenda_activities.id', id);
  const [seen] = (await agendaPolicy.visible(query, actor, ability).pluck('agenda_activities.id')) as number[];
  const activity = seen === undefined ? undefined : await AgendaActivityModel.query(trx).findById(seen);
  if (!activity) throw new Problem('activities.not-found');
  return activity;
}

/** The activity, running and the caller's to record: a visit is its coaches', not the school's. */
export async function runningFor(trx: Knex, actor: Actor, id: number, ability: Ability = 'activity:run') {
  const activity = await activityFor(trx, actor, ability, id);
  if (activity.activity_type === 'SchoolVisitActivity' && !holds(actor, 'visit:run'))
    throw new Problem('access.refused');
  if (activity.isCompleted) throw new Problem('activities.completed');
  if (!activity.isStarted) throw new Problem('activities.not-started');
  return activity;
}
