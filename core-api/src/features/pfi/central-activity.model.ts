import type { Knex } from 'knex';
import type { NewRow } from '../../database/table';
import type { CentralActivityReasonRow, CentralActivityRow } from './pfi.tables';

/** What an import or an editor writes of a central activity. */
export type CentralFacts = Omit<
  NewRow<'central_activities'>,
  'id' | 'revision' | 'cycle_id' | 'code' | 'created_at' | 'updated_at'
>;

/** Adds a central activity; its code is unique in the cycle. Returns its id. */
export async function insertCentral(
  trx: Knex.Transaction,
  row: CentralFacts & Pick<CentralActivityRow, 'cycle_id' | 'code'>,
  at: string,
): Promise<number> {
  const [id = 0] = await trx('central_activities').insert({ ...row, created_at: at, updated_at: at });
  return id;
}

/** Changes a central activity at the revision that was judged; returns how many it changed. */
export const changeCentralAt = (
  trx: Knex.Transaction,
  { id, revision }: Pick<CentralActivityRow, 'id' | 'revision'>,
  facts: CentralFacts & { updated_at: string },
): PromiseLike<number> =>
  trx('central_activities')
    .where({ id, revision })
    .update({ ...facts, revision: revision + 1 });

/** Writes the reasons of a central activity in place of those that it had. */
export async function putReasons(
  trx: Knex.Transaction,
  id: number,
  reasons: readonly Pick<CentralActivityReasonRow, 'order' | 'reason_es' | 'reason_en'>[],
): Promise<void> {
  await trx('central_activity_reasons').where({ central_activity_id: id }).delete();
  if (reasons.length > 0)
    await trx('central_activity_reasons').insert(reasons.map((reason) => ({ ...reason, central_activity_id: id })));
}

/** Raises the revisions of activities whose places have changed; the caller has locked their cycle. */
export const raiseCentrals = (trx: Knex.Transaction, ids: readonly number[], updated_at: string): PromiseLike<number> =>
  trx('central_activities')
    .whereIn('id', [...ids])
    .update({ revision: trx.raw('revision + 1'), updated_at });

/** Deletes a central activity that no plan has; the caller has locked it. */
export const deleteCentral = (trx: Knex.Transaction, id: number): PromiseLike<number> =>
  trx('central_activities').where({ id }).delete();
