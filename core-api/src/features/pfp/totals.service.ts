import type { Knex } from 'knex';
import { activeSchools } from '../hierarchy';
import { expectedOf } from './expected.reader';
import { countFigures } from './figures.reader';
import { plansOf } from './formation.reader';
import type { FormationPlanRow } from './pfp.tables';
import { addToFinal, addToTotals, lockTotals, putTotals } from './totals.model';

interface Schools {
  cycle_id: number;
  schools: readonly number[];
  /** Those whose figures become final; those of the others are final no more. */
  closed?: ReadonlySet<number>;
  at: string;
}

/** Counts the people of schools anew and writes the totals. At most a hundred schools: others wait at their rows. */
export async function countTotals(trx: Knex.Transaction, { cycle_id, schools, closed, at }: Schools): Promise<void> {
  await lockTotals(trx, { cycle_id, schools });
  const found = await countFigures(trx, await plansOf(trx, cycle_id), schools);
  const active = await activeSchools(trx, cycle_id)
    .whereIn('school_hierarchies.school_id', [...schools])
    .pluck<number[]>('school_hierarchies.school_id');
  const counts = [...found].map(([school_id, figures]) => ({
    ...{ school_id, figures, isActive: active.includes(school_id), isFinal: closed?.has(school_id) ?? false },
  }));
  await putTotals(trx, cycle_id, { counts, at });
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
 * somebody is left of whom the plan was expected (decision 0055).
 */
export async function addConsulted(trx: Knex.Transaction, { plan, user_id, school_id, at }: Mark): Promise<void> {
  const schools = { cycle_id: plan.cycle_id, schools: [school_id] };
  const place = { cycle_id: plan.cycle_id, school_id };
  const [totals] = await lockTotals(trx, schools);
  if (!totals || totals.counted_at === null) {
    await countTotals(trx, { ...schools, at });
    return;
  }
  if (!(await expectedOf(trx, plan).where('users.id', user_id).first('users.id'))) return;
  if (totals.frozen_at !== null) await addToFinal(trx, place, plan.id);
  // Who came after the last count is not among the expected ones yet: nobody consults more than is expected.
  else await addToTotals(trx, place, totals.consulted >= totals.expected ? 1 : 0);
}
