import { migration } from '../../migrations/kit';
import { hideQuestion } from './totals.model';

/**
 * Groups are counted in answers, not in sheets (decision 0052): a question whose shown figures have fewer answers than
 * the smallest group shows nothing from now on.
 */
export const dpiSmallGroups = migration('202611291130-dpi-small-groups', async (db) => {
  const small = await db({ totals: 'dpi_totals' })
    .join({ cycle: 'school_cycles' }, 'cycle.id', 'totals.cycle_id')
    .groupBy('totals.cycle_id', 'totals.school_id', 'totals.question_id', 'cycle.min_group')
    .havingRaw('sum(totals.shown) > 0')
    .havingRaw('sum(case when totals.quadrant > 0 then totals.shown else 0 end) < cycle.min_group')
    .select<{ cycle_id: number; school_id: number; question_id: number }[]>(
      ...['totals.cycle_id', 'totals.school_id', 'totals.question_id'],
    );
  for (const question of small) await hideQuestion(db, question);
});
