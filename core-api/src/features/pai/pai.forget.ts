import type { Knex } from 'knex';
import { inGroups } from '../../database/in-groups';

/** Removes purged people from plans. What they wrote for a school stays, without their names. */
export async function paiForget(trx: Knex, { ids }: { ids: readonly number[] }): Promise<void> {
  for (const some of inGroups(ids, 500)) {
    await trx('pai_presence').whereIn('user_id', some).delete();
    await trx('pai_plans').whereIn('established_by', some).update({ established_by: null });
    await trx('pai_drafts').whereIn('updated_by', some).update({ updated_by: null });
    await trx('pai_items').whereIn('updated_by', some).update({ updated_by: null });
  }
}
