import type { Knex } from 'knex';

interface Subject {
  survey_id: number;
  /** The item of the agenda. */
  subject_id: number;
}

/** An answer that figures are made of: a quadrant, a point of the scale, or 0 to 10. */
export interface CountedAnswer {
  question_id: number;
  value: number;
}

const SUBJECT = 'activity' as const;
const plusOne = (trx: Knex, column: string) => trx.raw('?? + 1', [column]);

/**
 * Adds a finished submission to the totals of its subject, in the finishing transaction. Rows are written in one order,
 * the count first: whoever finishes at the same time waits there. Each time that at least `minGroup` new submissions are
 * there, the figures of the step follow, those of each question with as many new answers.
 */
export async function addToTotals(
  trx: Knex.Transaction,
  { survey_id, subject_id }: Subject,
  { answers, minGroup }: { answers: readonly CountedAnswer[]; minGroup: number },
): Promise<void> {
  const at = { subject_type: SUBJECT, subject_id };
  await trx('survey_counts')
    .insert({ ...at, survey_id, answered: 1, stepped: 0 })
    .onConflict(['subject_type', 'subject_id', 'survey_id'])
    .merge({ answered: plusOne(trx, 'survey_counts.answered') });
  const ordered = [...answers].sort((one, other) => one.question_id - other.question_id);
  if (ordered.length > 0)
    await trx('survey_totals')
      .insert(ordered.map((answer) => ({ ...at, ...answer, count: 1, stepped: 0 })))
      .onConflict(['subject_type', 'subject_id', 'question_id', 'value'])
      .merge({ count: plusOne(trx, 'survey_totals.count') });
  const stepped = await trx('survey_counts')
    .where({ ...at, survey_id })
    .whereRaw('answered - stepped >= ?', [minGroup])
    .update({ stepped: trx.ref('answered') });
  if (stepped === 0) return;
  const questions = await trx('survey_totals')
    .where(at)
    .whereIn('question_id', trx('survey_questions').where({ survey_id }).select('id'))
    .groupBy('question_id')
    .havingRaw('sum(?? - stepped) >= ?', ['count', minGroup])
    .pluck<number[]>('question_id');
  await trx('survey_totals')
    .where(at)
    .whereIn('question_id', questions)
    .update({ stepped: trx.ref('count') });
}

/** Shows nothing of a question about a subject any more. */
export const hideQuestion = (db: Knex, { subject_id, question_id }: { subject_id: number; question_id: number }) =>
  db('survey_totals').where({ subject_type: SUBJECT, subject_id, question_id }).update({ stepped: 0 });

/** The totals of a subject, counted anew from its finished submissions. The stored ones equal them at any time. */
export async function recountedTotals(
  db: Knex,
  { survey_id, subject_id }: Subject,
): Promise<(CountedAnswer & { count: number })[]> {
  const rows = await db({ answer: 'survey_answers' })
    .join({ sent: 'survey_submissions' }, 'sent.id', 'answer.submission_id')
    .leftJoin({ chosen: 'survey_options' }, 'chosen.id', 'answer.option_id')
    .where({ 'sent.survey_id': survey_id, 'sent.subject_type': SUBJECT, 'sent.subject_id': subject_id })
    .whereNotNull('sent.finished_at')
    .whereNull('answer.text')
    .groupByRaw('answer.question_id, coalesce(chosen.quadrant, chosen.value, answer.number)')
    .orderBy(['answer.question_id', 'value'])
    .select<{ question_id: number; value: number; n: number | string }[]>(
      'answer.question_id',
      db.raw('coalesce(chosen.quadrant, chosen.value, answer.number) as ??', ['value']),
      db.raw('count(*) as ??', ['n']),
    );
  return rows.map(({ n, ...row }) => ({ ...row, count: Number(n) }));
}
