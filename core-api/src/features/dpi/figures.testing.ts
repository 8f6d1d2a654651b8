import type { TestServer } from '../../testing/server';
import { bankQuestion } from './dpi.testing';
import { freezeTotals, sumShown } from './totals.model';

/** How often each quadrant was answered, and how many of these answers are shown. */
export type Counts = Readonly<Record<number, readonly [count: number, shown: number]>>;

/** A cycle whose diagnostic has a window and one question, and the figures of its schools. */
export async function diagnosed(server: TestServer) {
  const { db, world } = server;
  const insert = async (table: string, row: object) => (await db(table).insert(row))[0] ?? 0;
  const cycle = await world.cycle();
  await insert('dpi_closures', { cycle_id: cycle, start_at: '2026-11-09', end_at: '2026-11-27' });
  const question = (await bankQuestion(insert, { cycle_id: cycle, order: 1, question_es: '¿Cómo decidimos?' })).id;
  return {
    ...{ insert, cycle },
    question,
    /** Writes the totals of a school’s finished sheets; its figures are final since an instant, or not. */
    async figures(school_id: number, counts: Counts, frozen_at: string | null): Promise<void> {
      const place = { cycle_id: cycle, school_id };
      const rows = Object.entries(counts).map(([quadrant, [count, shown]]) => ({
        ...{ ...place, question_id: question, quadrant: Number(quadrant), count, shown },
      }));
      const finished = rows.reduce((sum, { count }) => sum + count, 0);
      if (finished === 0) return;
      await db('dpi_totals').insert(rows);
      await insert('dpi_school_totals', { ...place, finished, more_time: 0 });
      if (frozen_at === null) await sumShown(db, place);
      else await db.transaction((trx) => freezeTotals(trx, place, { at: frozen_at, expected: [] }));
    },
  };
}
