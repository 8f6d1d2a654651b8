import type { Knex } from 'knex';
import type { SurveyOptionRow, SurveyQuestionRow, SurveyRow } from './surveys.tables';

interface NewQuestion extends Pick<SurveyQuestionRow, 'question_es' | 'question_en' | 'type'> {
  required: boolean;
  /** In their order, with the values 1 to n. */
  options: readonly Pick<SurveyOptionRow, 'display_es' | 'display_en' | 'quadrant' | 'color'>[];
}

type Texts = 'title_es' | 'title_en' | 'instructions_es' | 'instructions_en';

export interface NewSurvey extends Pick<SurveyRow, 'code' | 'version' | 'kind' | Texts> {
  anonymous: boolean;
  questions: readonly NewQuestion[];
}

/** Writes a published survey with its questions and options. Returns its id. */
export async function insertSurvey(
  trx: Knex.Transaction,
  { questions, ...survey }: NewSurvey,
  at: string,
): Promise<number> {
  const [survey_id = 0] = await trx('surveys').insert({
    ...{ ...survey, status: 'published', created_at: at, updated_at: at },
  });
  for (const [place, { options, ...question }] of questions.entries()) {
    const [question_id = 0] = await trx('survey_questions').insert({ ...question, survey_id, order: place + 1 });
    const rows = options.map((option, order) => ({ ...option, question_id, order: order + 1, value: order + 1 }));
    if (rows.length > 0) await trx('survey_options').insert(rows);
  }
  return survey_id;
}

/** Changes a survey's status where it is `from`; returns how many that were. */
export const setSurveyStatus = (
  trx: Knex.Transaction,
  id: number,
  { from, to, at }: { from: SurveyRow['status']; to: SurveyRow['status']; at: string },
): PromiseLike<number> => trx('surveys').where({ id, status: from }).update({ status: to, updated_at: at });

/** Deletes a survey that nobody has used; the caller has locked it. */
export async function deleteSurvey(trx: Knex.Transaction, id: number): Promise<void> {
  const questions = await trx('survey_questions').where({ survey_id: id }).pluck('id');
  await trx('survey_options').whereIn('question_id', questions).delete();
  await trx('survey_questions').where({ survey_id: id }).delete();
  await trx('surveys').where({ id }).delete();
}
