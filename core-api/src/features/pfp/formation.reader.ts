import type { Knex } from 'knex';
import { groupBy } from '../../database/group-by';
import type { FormationContentRow, FormationPlanItemRow, FormationPlanRow, FormationProgressRow } from './pfp.tables';

/** A published plan with the state of its cycle. */
export interface PublishedPlan extends FormationPlanRow {
  cycle_state: 'pending' | 'started' | 'finished';
}

/** The plans that are published and not retired, of cycles that have started. */
const published = (db: Knex) =>
  db({ plan: 'formation_plans' })
    .join({ cycle: 'school_cycles' }, 'cycle.id', 'plan.cycle_id')
    .where('plan.active', true)
    .whereNotNull('plan.published_at')
    .whereIn('cycle.state', ['started', 'finished'])
    .select<PublishedPlan[]>('plan.*', 'cycle.state as cycle_state');

/** The published plans of a cycle, in order. */
export const plansOf = (db: Knex, cycle_id: number): PromiseLike<PublishedPlan[]> =>
  published(db).where('plan.cycle_id', cycle_id).orderBy(['plan.order', 'plan.id']);

/** A published plan; undefined where there is none. */
export async function planWith(db: Knex, id: number): Promise<PublishedPlan | undefined> {
  const [plan] = await published(db).where('plan.id', id);
  return plan;
}

/** The contents of plans by plan, in order: one statement. */
export async function contentsOf(
  db: Knex,
  plans: readonly number[],
): Promise<ReadonlyMap<number, FormationContentRow[]>> {
  const rows = await db('formation_contents')
    .whereIn('plan_id', [...plans])
    .orderBy(['plan_id', 'order', 'id']);
  return groupBy(rows, ({ plan_id }) => plan_id);
}

/** A content by its id. */
export const contentWith = (db: Knex, id: number): PromiseLike<FormationContentRow | undefined> =>
  db('formation_contents').where({ id }).first();

/** What a person did with plans, by plan. */
export async function itemsOf(
  db: Knex,
  user_id: number,
  plans: readonly number[],
): Promise<ReadonlyMap<number, FormationPlanItemRow>> {
  const rows = await db('formation_plan_items')
    .where({ user_id })
    .whereIn('plan_id', [...plans]);
  return new Map(rows.map((row) => [row.plan_id, row]));
}

/** How far a person is in the films of plans, by content. */
export async function progressIn(
  db: Knex,
  user_id: number,
  plans: readonly number[],
): Promise<ReadonlyMap<number, FormationProgressRow>> {
  const rows = await db('formation_progress')
    .join({ content: 'formation_contents' }, 'content.id', 'formation_progress.content_id')
    .where('formation_progress.user_id', user_id)
    .whereIn('content.plan_id', [...plans])
    .select<FormationProgressRow[]>('formation_progress.*');
  return new Map(rows.map((row) => [row.content_id, row]));
}

/** The last day that counts in a cycle: that of its closure, or its end; undefined without such a cycle. */
export async function closingDay(db: Knex, cycle_id: number): Promise<string | undefined> {
  const [day] = await db({ cycle: 'school_cycles' })
    .leftJoin({ closure: 'pfp_closures' }, 'closure.cycle_id', 'cycle.id')
    .where('cycle.id', cycle_id)
    .select<{ day: string }[]>(db.raw('coalesce(closure.closure_at, cycle.end_at) as day'));
  return day?.day;
}

/** Those of the store's keys that are files of plans, for the sweep. */
export const formationKeys = (db: Knex) => async (keys: readonly string[]) => {
  const files = await db('formation_contents').whereIn('file_key', keys).pluck<string[]>('file_key');
  const captions = await db('formation_contents').whereIn('captions_key', keys).pluck<string[]>('captions_key');
  return [...files, ...captions];
};
