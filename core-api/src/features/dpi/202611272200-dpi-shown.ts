import { addColumn, migration } from '../../migrations/kit';

const QUADRANTS = [1, 2, 3, 4, 5] as const;

/**
 * What a school shows is written where it changes, so the network is a sum of rows: totals of final schools are shown
 * where a question has the smallest group, and each school has the sum of its shown answers by quadrant (decision 0052).
 */
export const dpiShown = migration('202611272200-dpi-shown', async (db) => {
  for (const quadrant of QUADRANTS)
    await addColumn(
      db,
      'dpi_school_totals',
      `shown_${quadrant}`,
      (table) => void table.integer(`shown_${quadrant}`).notNullable().defaultTo(0),
    );
  // The inner list is a table of its own: MySQL does not read the table that it changes.
  await db.raw(
    `update dpi_totals set shown = count where (cycle_id, school_id, question_id) in (
       select whole.cycle_id, whole.school_id, whole.question_id from (
         select totals.cycle_id, totals.school_id, totals.question_id from dpi_totals totals
         join dpi_school_totals final on final.cycle_id = totals.cycle_id and final.school_id = totals.school_id
         join school_cycles cycle on cycle.id = totals.cycle_id
         where final.frozen_at is not null
         group by totals.cycle_id, totals.school_id, totals.question_id, cycle.min_group
         having sum(totals.count) >= cycle.min_group) whole)`,
  );
  for (const quadrant of QUADRANTS)
    await db.raw(
      `update dpi_school_totals set shown_${quadrant} = coalesce((
         select sum(totals.shown) from dpi_totals totals
         where totals.cycle_id = dpi_school_totals.cycle_id and totals.school_id = dpi_school_totals.school_id
         and totals.quadrant = ${quadrant}), 0)`,
    );
});
