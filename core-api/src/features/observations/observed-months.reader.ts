import type { Knex } from 'knex';
import { monthAt } from './month-at';
import type { ObservationMonthRow } from './observations.tables';

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
