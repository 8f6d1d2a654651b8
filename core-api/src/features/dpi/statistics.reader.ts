import type { Knex } from 'knex';
import { QUADRANTS, type Quadrant } from '../../kernel/quadrant-figures';
import { activeSchools, type Narrow } from '../hierarchy';

type Sums = Record<`q${Quadrant}`, number | string | null> & { active: number | string; has: number | string | null };

/**
 * Shown answers by quadrant of active schools in a cycle, how many schools there are, and how many of them have a
 * finished sheet. What a school shows is written at its row (decision 0052), so this is a sum of rows.
 */
export async function statisticsIn(db: Knex, narrow: Narrow, cycle_id: number) {
  const row = await narrow(activeSchools(db, cycle_id), 'school_hierarchies.school_id')
    .leftJoin({ sent: 'dpi_school_totals' }, (on) => {
      on.on('sent.cycle_id', 'school_hierarchies.cycle_id').andOn('sent.school_id', 'school_hierarchies.school_id');
    })
    .first<Sums>(
      db.raw('count(*) as active'),
      db.raw('sum(case when sent.finished > 0 then 1 else 0 end) as has'),
      ...QUADRANTS.map((quadrant) => db.raw('sum(??) as ??', [`sent.shown_${quadrant}`, `q${quadrant}`])),
    );
  return {
    ...{ active: Number(row.active), has: Number(row.has) },
    totalOf: (quadrant: Quadrant): number => Number(row[`q${quadrant}`]),
  };
}

/**
 * How many people used more time in a cycle, over all schools; null while a sheet may still finish, and below the
 * smallest group. Never of a part of the network (decision 0052).
 */
export async function moreTimeIn(db: Knex, cycle_id: number): Promise<number | null> {
  const row = await db({ totals: 'dpi_school_totals' })
    .join({ cycle: 'school_cycles' }, 'cycle.id', 'totals.cycle_id')
    .where('totals.cycle_id', cycle_id)
    .groupBy('cycle.min_group')
    .first<{ people: number | string; open: number | string; min_group: number } | undefined>(
      'cycle.min_group',
      db.raw('sum(totals.more_time) as people'),
      db.raw('sum(case when totals.frozen_at is null then 1 else 0 end) as ??', ['open']),
    );
  if (!row || Number(row.open) > 0) return null;
  return Number(row.people) >= row.min_group ? Number(row.people) : null;
}
