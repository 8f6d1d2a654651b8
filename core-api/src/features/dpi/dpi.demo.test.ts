import { seedDemo } from '../../seeds';
import { testDatabase } from '../../testing/test-database';
import { recountedTotals } from './totals.model';

test('the demo has the diagnostic at every stage: open, closed, closing today, two answers and none; its totals are right', async () => {
  const db = await testDatabase();
  await seedDemo(db, { now: () => new Date('2026-11-20T18:00:00Z') });
  expect(await db('dpi_questions').where({ cycle_id: 2 })).toHaveLength(10);
  expect(await db('dpi_options')).toHaveLength(100);
  const ends = await db('dpi_closures').whereNotNull('school_id').orderBy('end_at').pluck<string[]>('end_at');
  expect(ends).toEqual(['2026-11-15', '2026-11-18', '2026-11-20']);
  const finished = await db('dpi_school_totals').where({ cycle_id: 2 }).pluck<number[]>('finished');
  expect([Math.min(...finished) < 5, Math.max(...finished) >= 10]).toEqual([true, true]);
  const director = await db('users').where({ email: 'dir@ruta.test' }).first('id', 'school_id');
  expect(await db('dpi_submissions').where({ user_id: director?.id ?? 0, cycle_id: 2 })).toEqual([]);
  for (const school_id of await db('dpi_school_totals').where({ cycle_id: 2 }).pluck('school_id')) {
    const place = { cycle_id: 2, school_id };
    const stored = await db('dpi_totals')
      .where(place)
      .orderBy(['question_id', 'quadrant'])
      .select('question_id', 'quadrant', 'count');
    expect(stored).toEqual(await recountedTotals(db, place));
  }
  await db.destroy();
});
