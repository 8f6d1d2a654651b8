import type { Knex } from 'knex';
import { inGroups } from '../../database/in-groups';

/**
 * Removes purged people from surveys. What they finished stays in the figures without a name and without its texts; what
 * they did not finish goes.
 */
export async function surveysForget(trx: Knex, { ids }: { ids: readonly number[] }): Promise<void> {
  for (const some of inGroups(ids, 500)) {
    const theirs = () => trx('survey_submissions').whereIn('user_id', some);
    await trx('survey_answers').whereIn('submission_id', theirs().select('id')).whereNotNull('text').delete();
    await trx('survey_answers').whereIn('submission_id', theirs().whereNull('finished_at').select('id')).delete();
    await theirs().whereNull('finished_at').delete();
    await theirs().update({ user_id: null });
    await trx('survey_participants').whereIn('user_id', some).delete();
  }
}
