import type { ObservationResponse } from '@ruta/contracts/observations/limits';
import type { Knex } from 'knex';
import { isMysql } from '../../database/dialect';
import { inGroups } from '../../database/in-groups';
import type { ObservationMonthRow } from './observations.tables';

interface Counted {
  cycle_id: number;
  school_id: number;
  guide_id: number;
  professor_id: number;
}

export interface AnswerToCount {
  question_id: number;
  response: ObservationResponse;
}

const COLUMNS = ['yes', 'no', 'na'] as const;

/** What an insert of a row that is there already adds to it. */
const added = (trx: Knex, column: string) =>
  isMysql(trx) ? trx.raw('?? + values(??)', [column, column]) : trx.raw('?? + excluded.??', [column, column]);

/**
 * Adds an observation to the figures of its school, or takes it out of them (`by` -1) when it is corrected. In the
 * transaction that registers, which has locked the school: its months follow its time zone. `month` is `YYYY-MM` on the
 * school's calendar.
 */
export async function countObservation(
  trx: Knex.Transaction,
  { professor_id, ...place }: Counted,
  { month, answers, by }: { month: string; answers: readonly AnswerToCount[]; by: 1 | -1 },
): Promise<void> {
  const { cycle_id, school_id, guide_id } = place;
  const rows = answers.map(({ question_id, response }) => ({
    ...{ cycle_id, school_id, guide_id, question_id, yes: 0, no: 0, na: 0 },
    [response]: by,
  }));
  for (const some of inGroups(rows))
    await trx('observation_totals')
      .insert(some)
      .onConflict(['cycle_id', 'school_id', 'guide_id', 'question_id'])
      .merge(Object.fromEntries(COLUMNS.map((column) => [column, added(trx, column)])));
  await trx('observation_months')
    .insert({ school_id, month, professor_id, n: by })
    .onConflict(['school_id', 'month', 'professor_id'])
    .merge({ n: added(trx, 'n') });
}

/** Months of a school that were counted again. */
export async function replaceMonths(
  trx: Knex.Transaction,
  school_id: number,
  months: readonly ObservationMonthRow[],
): Promise<void> {
  await trx('observation_months').where({ school_id }).delete();
  for (const some of inGroups(months)) await trx('observation_months').insert(some);
}
