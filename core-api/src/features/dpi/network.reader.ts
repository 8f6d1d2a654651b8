import { NETWORK_SCHOOLS_MIN } from '@ruta/contracts/dpi/limits';
import type { Knex } from 'knex';
import { toTenth } from '../../kernel/quadrant-figures';

/** The network’s average by question; none of questions for which too few schools have final figures. */
export async function networkAverages(db: Knex, cycle_id: number): Promise<{ question_id: number; average: number }[]> {
  const rows = await db('dpi_network_totals')
    .where({ cycle_id })
    .where('schools', '>=', NETWORK_SCHOOLS_MIN)
    .where('answers', '>', 0)
    .orderBy('question_id')
    .select('question_id', 'answers', 'sum');
  return rows.map(({ question_id, answers, sum }) => ({ question_id, average: toTenth(sum / answers) }));
}
