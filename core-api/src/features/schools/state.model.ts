import type { Knex } from 'knex';
import type { StateRow } from './schools.tables';

type StateFacts = Pick<StateRow, 'name' | 'aliases' | 'region' | 'timezone'>;

/** Adds a state; its code is unique within the country. */
export async function insertState(
  trx: Knex.Transaction,
  row: StateFacts & Pick<StateRow, 'country_id' | 'code'>,
  at: string,
): Promise<void> {
  await trx('states').insert({ ...row, updated_at: at });
}

/** Changes a state at its revision; returns how many it changed. */
export const changeState = async (
  trx: Knex.Transaction,
  { id, revision }: Pick<StateRow, 'id' | 'revision'>,
  facts: StateFacts,
  at: string,
): Promise<number> =>
  trx('states')
    .where({ id, revision })
    .update({ ...facts, revision: revision + 1, updated_at: at });

/** Deletes a state that nothing lies in; the caller has locked it. */
export async function deleteState(trx: Knex.Transaction, id: number): Promise<void> {
  await trx('states').where({ id }).delete();
}
