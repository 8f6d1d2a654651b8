import type { Knex } from 'knex';
import { expectedOf } from './expected.reader';
import type { FormationPlanRow } from './pfp.tables';

/** People of whom a plan is expected now, and those of them who have consulted it. */
export interface Figure {
  id: number;
  expected: number;
  consulted: number;
}

type Counted = Record<keyof Figure, number | string>;

/** The figures of plans, in their order: one statement, a part for each plan, because each is for other people. */
export async function figuresOf(
  db: Knex,
  plans: readonly FormationPlanRow[],
  among: (people: Knex.QueryBuilder) => Knex.QueryBuilder,
): Promise<Figure[]> {
  if (plans.length === 0) return [];
  const parts = plans.map((plan) =>
    among(expectedOf(db, plan))
      .leftJoin({ item: 'formation_plan_items' }, (on) => {
        on.on('item.user_id', 'users.id').andOnVal('item.plan_id', plan.id).andOnVal('item.consulted', 1);
      })
      .select(
        db.raw('? as id', [plan.id]),
        db.raw('count(distinct users.id) as expected'),
        db.raw('count(distinct item.user_id) as consulted'),
      ),
  );
  const rows = (await db.unionAll(parts)) as Counted[]; // the columns of each part
  const found = new Map(rows.map((row) => [Number(row.id), row]));
  return plans.map(({ id }) => {
    const { expected = 0, consulted = 0 } = found.get(id) ?? {};
    return { id, expected: Number(expected), consulted: Number(consulted) };
  });
}
