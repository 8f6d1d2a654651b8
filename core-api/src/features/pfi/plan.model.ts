import type { Knex } from 'knex';
import { changeJudged } from '../../database/judged-rows';
import type { PfiPlanRow } from './pfi.tables';

/** A school in a cycle. */
export interface PfiPlace {
  school_id: number;
  cycle_id: number;
}

/** The plan of a school, which this call makes where there is none; the caller has locked the school. */
export async function planToChange(trx: Knex, { school_id, cycle_id }: PfiPlace, at: string): Promise<PfiPlanRow> {
  const row = { school_id, cycle_id, created_at: at, updated_at: at };
  await trx('pfi_plans').insert(row).onConflict(['school_id', 'cycle_id']).ignore();
  const plan = await trx('pfi_plans').where({ school_id, cycle_id }).first();
  if (!plan) throw new Error('The plan was just made');
  return plan;
}

/** Says that a plan has changed; with the first date it is established. */
export const touchPlan = (
  trx: Knex,
  { id, established_at, established_by }: PfiPlanRow,
  { at, by }: { at: string; by: number },
): PromiseLike<number> =>
  trx('pfi_plans')
    .where({ id })
    .update({
      ...{ established_at: established_at ?? at, established_by: established_at === null ? by : established_by },
      ...{ updated_at: at, revision: trx.raw('revision + 1') },
    });

/** Puts central activities into a plan; returns the id of the row of each. */
export async function insertActivities(
  trx: Knex,
  plan: number,
  centrals: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  await trx('pfi_activities').insert(
    centrals.map((central_activity_id) => ({
      ...{ pfi_plan_id: plan, central_activity_id, agenda_activity_id: null, survey_id: null },
    })),
  );
  const rows = await trx('pfi_activities')
    .where({ pfi_plan_id: plan, removed_at: null })
    .whereIn('central_activity_id', [...centrals])
    .select('id', 'central_activity_id');
  return new Map(rows.map(({ id, central_activity_id }) => [central_activity_id, id]));
}

/** Names the item of the agenda of a row of a plan. */
export const linkActivity = (trx: Knex, id: number, agenda_activity_id: number): PromiseLike<number> =>
  trx('pfi_activities').where({ id }).update({ agenda_activity_id });

interface Removal {
  id: number;
  agenda_id: number;
  reason: string;
  by: number;
  at: string;
  gone: () => Error;
}

/** Takes a row out of its plan and its item off the agenda, where neither has started nor was taken out. */
export async function removeActivity(trx: Knex, { id, agenda_id, reason, by, at, gone }: Removal): Promise<void> {
  await changeJudged(trx, 'agenda_activities', {
    at: { id: agenda_id, isStarted: 0, isCompleted: 0, cancelled_at: null },
    changes: { cancelled_at: at, updated_at: at, updated_by: by, revision: trx.raw('revision + 1') },
    gone,
  });
  await changeJudged(trx, 'pfi_activities', {
    at: { id, removed_at: null },
    changes: { removed_at: at, removed_by: by, removed_reason: reason },
    gone,
  });
}

/** Plans with activities that are older than their establishing are established since they were made. */
export const establishEarlier = (db: Knex): PromiseLike<number> =>
  db('pfi_plans')
    .where({ established_at: null })
    .whereExists((rows: Knex.QueryBuilder) => {
      void rows.from('pfi_activities').whereRaw('pfi_activities.pfi_plan_id = pfi_plans.id');
    })
    .update({ established_at: db.ref('created_at') });
