import type { Knex } from 'knex';

/** When the network was summed up last, UTC. */
export const lastSummedUp = async (db: Knex): Promise<string | undefined> =>
  (await db('dpi_network_totals').orderBy('summed_at', 'desc').first('summed_at'))?.summed_at;

/** Cycles in which figures of schools have become final, since an instant where one is given. */
export function cyclesWithFinal(db: Knex, since: string | undefined): PromiseLike<number[]> {
  const final = db('dpi_school_totals').whereNotNull('frozen_at');
  if (since !== undefined) void final.where('frozen_at', '>=', since);
  return final.distinct().pluck<number[]>('cycle_id');
}

/** Sums up the final answers of all schools in a cycle. A school counts with the questions that it shows. */
export async function sumUp(db: Knex, cycle_id: number, summed_at: string): Promise<void> {
  const rows = await db({ totals: 'dpi_totals' })
    .join({ final: 'dpi_school_totals' }, (on) => {
      on.on('final.cycle_id', 'totals.cycle_id').andOn('final.school_id', 'totals.school_id');
    })
    .where('totals.cycle_id', cycle_id)
    .where('totals.shown', '>', 0)
    .whereNotNull('final.frozen_at')
    .groupBy('totals.question_id')
    .select<Record<'question_id' | 'schools' | 'answers' | 'sum', number | string>[]>(
      'totals.question_id',
      db.raw('count(distinct totals.school_id) as schools'),
      db.raw('sum(case when totals.quadrant > 0 then totals.shown else 0 end) as answers'),
      db.raw('sum(totals.quadrant * totals.shown) as ??', ['sum']),
    );
  if (rows.length === 0) return;
  await db('dpi_network_totals')
    .insert(
      rows.map((row) => ({
        ...{ cycle_id, question_id: Number(row.question_id), schools: Number(row.schools) },
        ...{ answers: Number(row.answers), sum: Number(row.sum), summed_at },
      })),
    )
    .onConflict(['cycle_id', 'question_id'])
    .merge(['schools', 'answers', 'sum', 'summed_at']);
}
