import type { Knex } from 'knex';
import { inGroups } from '../../database/in-groups';

/** Removes purged people from the diagnostic. What they finished stays in the figures without a name; the rest goes. */
export async function dpiForget(trx: Knex, { ids }: { ids: readonly number[] }): Promise<void> {
  for (const some of inGroups(ids, 500)) {
    const theirs = () => trx('dpi_submissions').whereIn('user_id', some);
    await trx('dpi_answers').whereIn('submission_id', theirs().whereNull('finished_at').select('id')).delete();
    await theirs().whereNull('finished_at').delete();
    await theirs().update({ user_id: null });
    await trx('dpi_reminders').whereIn('sent_by', some).update({ sent_by: null });
  }
}
