import type { Knex } from 'knex';
import type { Narrow } from '../hierarchy';
import { expectedOf } from './expected.reader';
import type { FormationPlanRow } from './pfp.tables';

/** People of whom a plan is expected, and those of them who have consulted it. */
export interface Figure {
  id: number;
  expected: number;
  consulted: number;
}

type Counted = Record<keyof Figure | 'school_id', number | string>;

/**
 * The figures of plans by school, counted from the people who are there now; none of a plan for nobody of the school.
 * One statement, a part for each plan, because each is for other people.
 */
export async function countFigures(
  db: Knex,
  plans: readonly FormationPlanRow[],
  schools: readonly number[],
): Promise<ReadonlyMap<number, Figure[]>> {
  const found = new Map<number, Figure[]>(schools.map((school) => [school, []]));
  if (plans.length === 0) return found;
  const parts = plans.map((plan) =>
    expectedOf(db, plan)
      .whereIn('users.school_id', [...schools])
      .leftJoin({ item: 'formation_plan_items' }, (on) => {
        on.on('item.user_id', 'users.id').andOnVal('item.plan_id', plan.id).andOnVal('item.consulted', 1);
      })
      .groupBy('users.school_id')
      .select(
        'users.school_id',
        db.raw('? as id', [plan.id]),
        db.raw('count(distinct users.id) as expected'),
        db.raw('count(distinct item.user_id) as consulted'),
      ),
  );
  const rows = (await db.unionAll(parts)) as Counted[]; // the columns of each part
  const inOrder = new Map(plans.map(({ id }, at) => [id, at]));
  for (const { school_id, id, expected, consulted } of rows)
    found.get(Number(school_id))?.push({ id: Number(id), expected: Number(expected), consulted: Number(consulted) });
  for (const figures of found.values())
    figures.sort((one, other) => (inOrder.get(one.id) ?? 0) - (inOrder.get(other.id) ?? 0));
  return found;
}

/** The final figures of plans at a school, in the order of the plans; undefined while they are not final. */
export async function finalFigures(
  db: Knex,
  place: { cycle_id: number; school_id: number },
  plans: readonly FormationPlanRow[],
): Promise<Figure[] | undefined> {
  const totals = await db('formation_school_totals').where(place).first('frozen_at');
  if (!totals || totals.frozen_at === null) return undefined;
  const rows = await db('formation_totals').where(place).select('plan_id', 'expected', 'consulted');
  const found = new Map(rows.map(({ plan_id, ...figure }) => [plan_id, figure]));
  return plans.flatMap(({ id }) => {
    const figure = found.get(id);
    return figure ? [{ id, ...figure }] : [];
  });
}

/**
 * The sum over the active schools of a cycle that `narrow` leaves. A school is active as it was when its people were
 * counted: to ask the hierarchy for each of 10,000 schools takes 20 ms, their totals alone 2.
 */
export async function sumOfSchools(db: Knex, narrow: Narrow, cycle_id: number): Promise<Omit<Figure, 'id'>> {
  const schools = db({ totals: 'formation_school_totals' }).where({
    'totals.cycle_id': cycle_id,
    'totals.active': true,
  });
  const row = await narrow(schools, 'totals.school_id')
    .sum({ expected: 'totals.expected', consulted: 'totals.consulted' })
    .first<Record<'expected' | 'consulted', number | string | null>>();
  return { expected: Number(row.expected), consulted: Number(row.consulted) };
}
