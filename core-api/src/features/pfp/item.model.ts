import type { Knex } from 'knex';
import { isMysql } from '../../database/dialect';
import type { FormationPlanItemRow } from './pfp.tables';

type Place = Pick<FormationPlanItemRow, 'user_id' | 'plan_id' | 'cycle_id'>;

/** The item of a person and a plan, which this call makes where there is none; locked until the change ends. */
export async function itemToMark(trx: Knex.Transaction, place: Place): Promise<FormationPlanItemRow> {
  const row = { ...place, consulted_at: null, school_id: null };
  await trx('formation_plan_items').insert(row).onConflict(['user_id', 'plan_id', 'cycle_id']).ignore();
  const query = trx('formation_plan_items').where(place);
  if (isMysql(trx)) void query.forUpdate();
  const item = await query.first();
  if (!item) throw new Error('The item was just made');
  return item;
}

/** Narrows to nothing unless a plan is published, its cycle runs and `day` is not beyond the last day that counts. */
export function whileOpen(query: Knex.QueryBuilder, plan_id: number, day: string): void {
  void query
    .from({ plan: 'formation_plans' })
    .join({ cycle: 'school_cycles' }, 'cycle.id', 'plan.cycle_id')
    .leftJoin({ closure: 'pfp_closures' }, 'closure.cycle_id', 'cycle.id')
    .where({ 'plan.id': plan_id, 'plan.active': true, 'cycle.started_flag': 1 })
    .whereNotNull('plan.published_at')
    .whereRaw('coalesce(closure.closure_at, cycle.end_at) >= ?', [day]);
}

/**
 * Counts a plan as consulted where it is not yet, while it is published and its cycle runs, until the last day that
 * counts; `day` is that of the opening at the school. Returns how many it changed: 0 where it is closed.
 */
export const countConsulted = (
  trx: Knex.Transaction,
  place: Place,
  { day, ...facts }: { day: string; consulted_at: string; school_id: number | null },
): PromiseLike<number> =>
  trx('formation_plan_items')
    .where({ ...place, consulted: 0 })
    .whereExists((open: Knex.QueryBuilder) => whileOpen(open, place.plan_id, day))
    .update({ consulted: 1, ...facts });
