import type { Locale } from '@ruta/contracts';
import type { SurveyQuestion, SurveyTexts } from '@ruta/contracts/surveys/survey.schema';
import type { Knex } from 'knex';
import { groupBy } from '../../database/group-by';
import { textIn } from '../../kernel/text-in';
import type { SurveyOptionRow, SurveyQuestionRow, SurveyRow } from './surveys.tables';

/** A question with its options, in their order. */
export interface WholeQuestion extends SurveyQuestionRow {
  options: readonly SurveyOptionRow[];
}

/** The questions of a survey in order, each with its options: two statements. */
export async function questionsOf(db: Knex, survey_id: number): Promise<WholeQuestion[]> {
  const questions = await db('survey_questions').where({ survey_id }).orderBy('order').select();
  const options = await db('survey_options')
    .whereIn(
      'question_id',
      questions.map(({ id }) => id),
    )
    .orderBy(['question_id', 'order'])
    .select();
  const byQuestion = groupBy(options, ({ question_id }) => question_id);
  return questions.map((question) => ({ ...question, options: byQuestion.get(question.id) ?? [] }));
}

/** A survey by its id, also one that a newer version has replaced. */
export const surveyById = (db: Knex, id: number): PromiseLike<SurveyRow | undefined> =>
  db('surveys').where({ id }).first();

/** A question in a language, without an answer. */
const shownQuestion = (language: Locale, { options, ...question }: WholeQuestion) => ({
  id: question.id,
  question: textIn(language, question.question_es, question.question_en),
  type: question.type,
  required: Boolean(question.required),
  options: options.map(({ id, display_es, display_en, value, quadrant, color }) => ({
    ...{ id, value, quadrant, color },
    display: textIn(language, display_es, display_en),
  })),
});

/** Questions with the answers that are known. */
export const answeredQuestions = (
  language: Locale,
  questions: readonly WholeQuestion[],
  responseOf: (id: number) => number | string | null,
  isDone: (id: number) => boolean,
): SurveyQuestion[] =>
  questions.map((question) => ({
    ...shownQuestion(language, question),
    response: responseOf(question.id),
    done: isDone(question.id),
  }));

/** The texts of a survey in a language. */
export const textsOf = (language: Locale, survey: SurveyRow, questions: readonly WholeQuestion[]): SurveyTexts => ({
  language,
  title: textIn(language, survey.title_es, survey.title_en),
  instructions: textIn(language, survey.instructions_es, survey.instructions_en),
  questions: questions.map((question) => {
    const { id, question: text, options } = shownQuestion(language, question);
    return { id, question: text, options: options.map((option) => ({ id: option.id, display: option.display })) };
  }),
});
