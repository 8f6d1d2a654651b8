import type { ObservationResponse } from '@ruta/contracts/observations/limits';
import type { Knex } from 'knex';
import { isMysql } from '../../database/dialect';
import type { ZoneFollower } from '../../database/follow-zone';
import { inGroups } from '../../database/in-groups';
import { monthAt } from './months';
import type { ObservationMonthRow } from './observations.tables';

interface Counted {
  cycle_id: number;
  school_id: number;
  guide_id: number;
  professor_id: number;
  observed_at: string;
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
 * transaction that registers, which has locked the school: its months follow its time zone.
 */
export async function countObservation(
  trx: Knex.Transaction,
  { professor_id, observed_at, ...place }: Counted,
  { timezone, answers, by }: { timezone: string; answers: readonly AnswerToCount[]; by: 1 | -1 },
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
    .insert({ school_id, month: monthAt(timezone, observed_at), professor_id, n: by })
    .onConflict(['school_id', 'month', 'professor_id'])
    .merge({ n: added(trx, 'n') });
}

/** The months of a school by its calendar, counted from its observations. */
export async function monthsFrom(db: Knex, school_id: number, timezone: string): Promise<ObservationMonthRow[]> {
  const observed = await db('observations')
    .where({ school_id })
    .whereNotExists((newer: Knex.QueryBuilder) => {
      void newer.from({ newer: 'observations' }).whereRaw('newer.replaces_id = observations.id');
    })
    .orderBy('id')
    .select('professor_id', 'observed_at');
  const counted = new Map<string, ObservationMonthRow>();
  for (const { professor_id, observed_at } of observed) {
    const month = monthAt(timezone, observed_at);
    const n = (counted.get(`${month} ${professor_id}`)?.n ?? 0) + 1;
    counted.set(`${month} ${professor_id}`, { school_id, month, professor_id, n });
  }
  return [...counted.values()];
}

/** In another time zone an observation near midnight may belong to another month. */
export const observationsFollowZone: ZoneFollower = async (trx, { school_id, timezone }) => {
  await trx('observation_months').where({ school_id }).delete();
  for (const some of inGroups(await monthsFrom(trx, school_id, timezone))) await trx('observation_months').insert(some);
};
