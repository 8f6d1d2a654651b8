import type { Knex } from 'knex';
import { activeSchools, type Narrow } from './branch.reader';

/** How many active schools there are in a cycle, and how many of them have an established plan: one statement. */
export async function schoolsWithPlan(
  db: Knex,
  narrow: Narrow,
  { cycle_id, plans }: { cycle_id: number; plans: 'pai_plans' | 'pfi_plans' },
): Promise<{ active: number; has: number }> {
  const row = await narrow(activeSchools(db, cycle_id), 'school_hierarchies.school_id')
    .leftJoin({ plan: plans }, (on) => {
      on.on('plan.cycle_id', 'school_hierarchies.cycle_id').andOn('plan.school_id', 'school_hierarchies.school_id');
    })
    .first<{ active: number | string; has: number | string | null }>(
      db.raw('count(*) as active'),
      db.raw('sum(case when plan.established_at is not null then 1 else 0 end) as has'),
    );
  return { active: Number(row.active), has: Number(row.has) };
}
