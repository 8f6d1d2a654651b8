import type { Knex } from 'knex';
import { isMysql } from '../../database/dialect';
import type { FormationSchoolTotalRow } from './pfp.tables';

interface Schools {
  cycle_id: number;
  schools: readonly number[];
}

type Place = Pick<FormationSchoolTotalRow, 'cycle_id' | 'school_id'>;

/**
 * The totals of schools, which this call makes where there are none; locked until the change ends. Taken before anything
 * is counted: what others have written until then is committed, and who consults a plan meanwhile waits and adds to it.
 */
export async function lockTotals(
  trx: Knex.Transaction,
  { cycle_id, schools }: Schools,
): Promise<FormationSchoolTotalRow[]> {
  const rows = schools.map((school_id) => ({ cycle_id, school_id, counted_at: null, frozen_at: null }));
  // Writes nothing where the row is there. An insert that is ignored would lock it shared, and two of those deadlock.
  await trx('formation_school_totals').insert(rows).onConflict(['cycle_id', 'school_id']).merge(['cycle_id']);
  const query = trx('formation_school_totals')
    .where({ cycle_id })
    .whereIn('school_id', [...schools]);
  if (isMysql(trx)) void query.forUpdate();
  return query.orderBy('school_id');
}

/** What was counted at a school. */
export interface SchoolCount {
  school_id: number;
  isActive: boolean;
  /** Whether it is final; the figures of each plan are kept then. */
  isFinal: boolean;
  figures: readonly { id: number; expected: number; consulted: number }[];
}

const sumOf = ({ figures }: SchoolCount, column: 'expected' | 'consulted'): number =>
  figures.reduce((sum, figure) => sum + figure[column], 0);

/** Writes what was counted at schools in place of what was. */
export async function putTotals(
  trx: Knex.Transaction,
  cycle_id: number,
  { counts, at }: { counts: readonly SchoolCount[]; at: string },
): Promise<void> {
  await trx('formation_school_totals')
    .insert(
      counts.map((count) => ({
        ...{ cycle_id, school_id: count.school_id, active: count.isActive },
        ...{ expected: sumOf(count, 'expected'), consulted: sumOf(count, 'consulted') },
        ...{ counted_at: at, frozen_at: count.isFinal ? at : null },
      })),
    )
    .onConflict(['cycle_id', 'school_id'])
    .merge(['expected', 'consulted', 'active', 'counted_at', 'frozen_at']);
  const schools = counts.map(({ school_id }) => school_id);
  await trx('formation_totals').where({ cycle_id }).whereIn('school_id', schools).delete();
  const final = counts
    .filter(({ isFinal }) => isFinal)
    .flatMap(({ school_id, figures }) =>
      figures.map(({ id: plan_id, ...figure }) => ({ cycle_id, school_id, plan_id, ...figure })),
    );
  if (final.length > 0) await trx.batchInsert('formation_totals', final, 500);
}

/** Adds one who has consulted; `expected` is one more person of whom it is expected, or none. */
export const addToTotals = (trx: Knex.Transaction, place: Place, expected: 0 | 1): PromiseLike<number> =>
  trx('formation_school_totals').where(place).increment({ consulted: 1, expected });

/** Adds one who has consulted to final figures of a plan, while somebody is left of whom it was expected. */
export async function addToFinal(trx: Knex.Transaction, place: Place, plan_id: number): Promise<void> {
  const added = await trx('formation_totals')
    .where({ ...place, plan_id })
    .where('consulted', '<', trx.ref('expected'))
    .increment('consulted', 1);
  if (added > 0) await addToTotals(trx, place, 0);
}
