import type { Knex } from 'knex';
import { inGroups } from '../../database/in-groups';

/** Removes the hours of purged people. */
export async function availabilityForget(trx: Knex, { ids }: { ids: readonly number[] }): Promise<void> {
  for (const some of inGroups(ids, 500)) await trx('availabilities').whereIn('agent_id', some).delete();
}
