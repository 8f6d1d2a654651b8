import type { Knex } from 'knex';
import { inGroups } from '../../database/in-groups';

/** Removes purged people from plans. What they dated or took out stays, without their names. */
export async function pfiForget(trx: Knex, { ids }: { ids: readonly number[] }): Promise<void> {
  for (const some of inGroups(ids, 500)) {
    await trx('pfi_plans').whereIn('established_by', some).update({ established_by: null });
    await trx('pfi_activities').whereIn('removed_by', some).update({ removed_by: null });
  }
}
