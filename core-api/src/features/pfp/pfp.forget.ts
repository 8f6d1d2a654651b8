import type { Knex } from 'knex';
import { inGroups } from '../../database/in-groups';

/** Removes what purged people did with formation plans. */
export async function pfpForget(trx: Knex, { ids }: { ids: readonly number[] }): Promise<void> {
  for (const some of inGroups(ids, 500))
    for (const table of ['formation_plan_items', 'formation_progress'] as const)
      await trx(table).whereIn('user_id', some).delete();
}
