import type { Knex } from 'knex';

/** A cycle whose people are counted: the running one, and finished ones with figures that are not final. */
export interface CycleToCount {
  id: number;
  isFinished: boolean;
}

export async function cyclesToCount(db: Knex): Promise<CycleToCount[]> {
  const rows = await db({ cycle: 'school_cycles' })
    .where('cycle.started_flag', 1)
    .orWhere((finished) => {
      void finished
        .where('cycle.state', 'finished')
        .whereExists(
          db({ totals: 'formation_school_totals' })
            .whereRaw('totals.cycle_id = cycle.id')
            .whereNull('totals.frozen_at')
            .select('totals.cycle_id'),
        );
    })
    .orderBy('cycle.id')
    .select<{ id: number; state: string }[]>('cycle.id', 'cycle.state');
  return rows.map(({ id, state }) => ({ id, isFinished: state === 'finished' }));
}

interface Asked {
  cycle: CycleToCount;
  /** Schools with a greater id. */
  after: number;
  /** Schools counted at this instant or earlier, or never; UTC. */
  before: string;
  /** Time zones in which the closing day is not over: figures that are final there are counted again. */
  open: readonly string[];
  most: number;
}

/** The next schools to count, by id. Those of a finished cycle have been counted before. */
export function schoolsToCount(
  db: Knex,
  { cycle, after, before, open, most }: Asked,
): PromiseLike<{ id: number; timezone: string }[]> {
  const query = db('schools')
    .leftJoin({ totals: 'formation_school_totals' }, (on) => {
      on.on('totals.school_id', 'schools.id').andOnVal('totals.cycle_id', cycle.id);
    })
    .where('schools.id', '>', after)
    .where((due) => {
      void due.whereNull('totals.counted_at').orWhere('totals.counted_at', '<=', before);
    })
    .where((moving) => {
      void moving.whereNull('totals.frozen_at').orWhereIn('schools.timezone', [...open]);
    });
  if (cycle.isFinished) void query.whereNotNull('totals.school_id');
  return query
    .orderBy('schools.id')
    .limit(most)
    .select<{ id: number; timezone: string }[]>('schools.id', 'schools.timezone');
}
