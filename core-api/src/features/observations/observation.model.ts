import type { ObservationForm } from '@ruta/contracts/observations/observation.schema';
import type { Knex } from 'knex';
import { inGroups } from '../../database/in-groups';
import type { NewRow } from '../../database/table';

/** Inserts an observation with its answers; returns its id. The answers are all those of the guide. */
export async function insertObservation(
  trx: Knex.Transaction,
  row: NewRow<'observations'>,
  { responses, comments }: Pick<ObservationForm, 'responses' | 'comments'>,
): Promise<number> {
  const [id = 0] = await trx('observations').insert(row);
  const answers = Object.entries(responses).map(([question, response]) => ({
    observation_id: id,
    question_id: Number(question),
    response,
    comment: comments[question]?.trim() ?? '',
  }));
  for (const some of inGroups(answers)) await trx('observation_answers').insert(some);
  return id;
}
