import type { Knex } from 'knex';
import { isMysql } from '../../database/dialect';
import { expectedOf } from './expected.reader';
import { countFigures, type Figure } from './figures.reader';
import { plansOf } from './formation.reader';
import type { FormationPlanRow, FormationSchoolTotalRow } from './pfp.tables';

interface Schools {
  cycle_id: number;
  schools: readonly number[];
}

/**
 * The totals of schools, which this call makes where there are none; locked until the change ends. Taken before anything
 * is counted: what others have written until then is committed, and who consults a plan meanwhile waits and adds to it.
 */
async function lockTotals(trx: Knex.Transaction, { cycle_id, schools }: Schools): Promise<FormationSchoolTotalRow[]> {
  const rows = schools.map((school_id) => ({ cycle_id, school_id, counted_at: null, frozen_at: null }));
  // Writes nothing where the row is there. An insert that is ignored would lock it shared, and two of those deadlock.
  await trx('formation_school_totals').insert(rows).onConflict(['cycle_id', 'school_id']).merge(['cycle_id']);
  const query = trx('formation_school_totals')
    .where({ cycle_id })
    .whereIn('school_id', [...schools]);
  if (isMysql(trx)) void query.forUpdate();
  return query.orderBy('school_id');
}

const sumOf = (figures: readonly Figure[], column: 'expected' | 'consulted'): number =>
  figures.reduce((sum, figure) => sum + figure[column], 0);

/**
 * Counts the people of schools anew and writes the sums. Those of `closed` become final, with the figures of each plan;
 * those that were final and are not closed are final no more. At most a hundred schools: others wait at their rows.
 */
export async function countTotals(
  trx: Knex.Transaction,
  { cycle_id, schools }: Schools,
  { closed, at }: { closed: ReadonlySet<number>; at: string },
): Promise<void> {
  await lockTotals(trx, { cycle_id, schools });
  const found = [...(await countFigures(trx, await plansOf(trx, cycle_id), schools))];
  await trx('formation_school_totals')
    .insert(
      found.map(([school_id, figures]) => ({
        ...{ cycle_id, school_id, expected: sumOf(figures, 'expected'), consulted: sumOf(figures, 'consulted') },
        ...{ counted_at: at, frozen_at: closed.has(school_id) ? at : null },
      })),
    )
    .onConflict(['cycle_id', 'school_id'])
    .merge(['expected', 'consulted', 'counted_at', 'frozen_at']);
  await trx('formation_totals')
    .where({ cycle_id })
    .whereIn('school_id', [...schools])
    .delete();
  const final = found
    .filter(([school_id]) => closed.has(school_id))
    .flatMap(([school_id, figures]) =>
      figures.map(({ id, ...figure }) => ({ cycle_id, school_id, plan_id: id, ...figure })),
    );
  if (final.length > 0) await trx.batchInsert('formation_totals', final, 500);
}

interface Mark {
  plan: FormationPlanRow;
  user_id: number;
  school_id: number;
  at: string;
}

/**
 * Adds to the totals of a person's school that they have consulted a plan, in the transaction that marks it. Nothing is
 * added for a person of whom the plan is not expected. What a device tells after the figures are final is added while
 * somebody is left of whom the plan was expected.
 */
export async function addConsulted(trx: Knex.Transaction, { plan, user_id, school_id, at }: Mark): Promise<void> {
  const place = { cycle_id: plan.cycle_id, school_id };
  const [totals] = await lockTotals(trx, { cycle_id: plan.cycle_id, schools: [school_id] });
  if (!totals || totals.counted_at === null) {
    await countTotals(trx, { cycle_id: plan.cycle_id, schools: [school_id] }, { closed: new Set(), at });
    return;
  }
  if (!(await expectedOf(trx, plan).where('users.id', user_id).first('users.id'))) return;
  if (totals.frozen_at !== null) {
    const added = await trx('formation_totals')
      .where({ ...place, plan_id: plan.id })
      .where('consulted', '<', trx.ref('expected'))
      .increment('consulted', 1);
    if (added > 0) await trx('formation_school_totals').where(place).increment('consulted', 1);
    return;
  }
  // Who came after the last count is not among the expected ones yet: nobody consults more than is expected.
  const isNew = totals.consulted >= totals.expected;
  await trx('formation_school_totals')
    .where(place)
    .increment({ consulted: 1, expected: isNew ? 1 : 0 });
}
