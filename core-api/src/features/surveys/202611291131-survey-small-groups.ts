import { migration } from '../../migrations/kit';
import { hideQuestion } from './totals.model';

/**
 * Groups are counted in answers, not in submissions (decision 0049): a question whose figures of the last step have fewer
 * answers than the smallest group has none from now on.
 */
export const surveySmallGroups = migration('202611291131-survey-small-groups', async (db) => {
  const small = await db({ totals: 'survey_totals' })
    .join({ item: 'agenda_activities' }, 'item.id', 'totals.subject_id')
    .join({ cycle: 'school_cycles' }, 'cycle.id', 'item.cycle_id')
    .where('totals.subject_type', 'activity')
    .groupBy('totals.subject_id', 'totals.question_id', 'cycle.min_group')
    .havingRaw('sum(totals.stepped) > 0 and sum(totals.stepped) < cycle.min_group')
    .select<{ subject_id: number; question_id: number }[]>('totals.subject_id', 'totals.question_id');
  for (const question of small) await hideQuestion(db, question);
});
