import type { Knex } from 'knex';
import { inGroups } from '../../database/in-groups';

/** Empties what purged people wrote into sessions; that they took part stays, without their names. */
export async function conferencesForget(trx: Knex, { ids }: { ids: readonly number[] }): Promise<void> {
  for (const some of inGroups(ids, 500)) {
    await trx('conferences').whereIn('petitioner_id', some).update({ notes: '' });
    await trx('conference_statuses').whereIn('user_id', some).update({ reason: null });
    await trx('agent_theme').whereIn('agent_id', some).delete();
  }
}
