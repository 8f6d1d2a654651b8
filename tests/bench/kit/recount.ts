import { databaseTarget } from '../../../core-api/src/config';
import { connect } from '../../../core-api/src/database/connect';
import { recountedTotals } from '../../../core-api/src/features/dpi/totals.model';

/** The stored totals of a school are those of a recount. */
export async function assertRecount(url: string, { cycle, school }: { cycle: number; school: number }): Promise<void> {
  const db = connect(databaseTarget(url));
  try {
    const place = { cycle_id: cycle, school_id: school };
    const order = ['question_id', 'quadrant'] as const;
    const stored = await db('dpi_totals')
      .where(place)
      .orderBy([...order])
      .select(...order, 'count');
    const recounted = await recountedTotals(db, place);
    if (stored.length === 0 || JSON.stringify(stored) !== JSON.stringify(recounted))
      throw new Error(`Totals differ: ${JSON.stringify({ stored, recounted })}`);
  } finally {
    await db.destroy();
  }
}
