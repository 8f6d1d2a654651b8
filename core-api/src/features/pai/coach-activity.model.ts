import type { Knex } from 'knex';
import type { CoachPaiRow } from './pai.tables';

export interface CoachActivityFacts extends Pick<CoachPaiRow, 'activity_es' | 'activity_en' | 'theme'> {
  active: boolean;
}

/** Adds a coach's activity; its code is unique. */
export async function insertCoachActivity(
  trx: Knex.Transaction,
  row: CoachActivityFacts & Pick<CoachPaiRow, 'activity_code'>,
  at: string,
): Promise<void> {
  await trx('coach_pai_catalog').insert({ ...row, created_at: at, updated_at: at });
}

/** Changes a coach's activity at its revision; returns how many it changed. */
export const changeCoachActivity = async (
  trx: Knex.Transaction,
  { id, revision }: Pick<CoachPaiRow, 'id' | 'revision'>,
  facts: CoachActivityFacts,
  at: string,
): Promise<number> =>
  trx('coach_pai_catalog')
    .where({ id, revision })
    .update({ ...facts, revision: revision + 1, updated_at: at });

/** Deletes a coach's activity that no plan has; the caller has locked it. */
export async function deleteCoachActivity(trx: Knex.Transaction, id: number): Promise<void> {
  await trx('coach_pai_catalog').where({ id }).delete();
}
