import type { Knex } from 'knex';
import { inGroups } from '../../database/in-groups';

/** Empties the comments of purged people about their sessions; their numbers stay, because figures are made of them. */
export async function sessionSurveysForget(trx: Knex, { ids }: { ids: readonly number[] }): Promise<void> {
  for (const some of inGroups(ids, 500))
    await trx('session_surveys')
      .whereIn('conference_id', trx('conferences').whereIn('petitioner_id', some).select('id'))
      .whereNot('comment', '')
      .update({ comment: '' });
}
