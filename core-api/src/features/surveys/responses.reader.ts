import type { Locale } from '@ruta/contracts';
import type { QuestionResult } from '@ruta/contracts/surveys/responses.schema';
import type { Knex } from 'knex';
import { groupBy } from '../../database/group-by';
import type { Tally } from '../../kernel/quadrant-figures';
import { resultOf } from './figures';
import type { SurveyQuestionRow } from './surveys.tables';

const SUBJECT = 'activity' as const;

interface Subject {
  survey_id: number;
  /** The item of the agenda. */
  subject_id: number;
}

type Counted = Tally & { question_id: number };

/** How many finished, now and at the last step of the smallest group. */
export async function countsOf(db: Knex, { survey_id, subject_id }: Subject) {
  const row = await db('survey_counts')
    .where({ subject_type: SUBJECT, subject_id, survey_id })
    .first('answered', 'stepped');
  return row ?? { answered: 0, stepped: 0 };
}

/** How many people were marked as present. */
export async function presentAt(db: Knex, activityId: number): Promise<number> {
  const [row] = await db({ taken: 'activity_assistants' })
    .join({ present: 'activity_assistant_user' }, 'present.assistants_id', 'taken.id')
    .where('taken.agenda_activity_id', activityId)
    .count<{ n: number | string }[]>({ n: '*' });
  return Number(row?.n ?? 0);
}

/** Whether the survey asks the question. */
export const isQuestionOf = async (db: Knex, survey_id: number, id: number): Promise<boolean> =>
  (await db('survey_questions').where({ id, survey_id }).first('id')) !== undefined;

const questionsOf = (db: Knex, survey_id: number) =>
  db('survey_questions')
    .where({ survey_id })
    .orderBy('order')
    .select('id', 'type', 'question_es', 'question_en') as PromiseLike<
    Pick<SurveyQuestionRow, 'id' | 'type' | 'question_es' | 'question_en'>[] // the columns just named
  >;

/** Per question, how often each value stands in the totals: all of them, or those of the last step. */
export async function totalsOf(
  db: Knex,
  subject: Subject,
  { language, column, withTexts }: { language: Locale; column: 'count' | 'stepped'; withTexts: boolean },
): Promise<QuestionResult[]> {
  const questions = await questionsOf(db, subject.survey_id);
  const rows = await db('survey_totals')
    .where({ subject_type: SUBJECT, subject_id: subject.subject_id })
    .whereIn(
      'question_id',
      questions.map(({ id }) => id),
    )
    .where(column, '>', 0)
    .select<Counted[]>('question_id', 'value', `${column} as count`);
  const open = questions.flatMap(({ id, type }) => (withTexts && type === 'text' ? [id] : []));
  const texts = open.length > 0 ? await textsOf(db, subject, open) : new Map<number, number>();
  return shown(language, questions, rows, texts);
}

/** The same of what one person has answered. */
export async function totalsOfPerson(
  db: Knex,
  subject: Subject,
  { language, userId }: { language: Locale; userId: number },
): Promise<QuestionResult[]> {
  const questions = await questionsOf(db, subject.survey_id);
  const rows = await finished(db, subject)
    .where('sent.user_id', userId)
    .leftJoin({ chosen: 'survey_options' }, 'chosen.id', 'answer.option_id')
    .select<{ question_id: number; value: number | null }[]>(
      'answer.question_id',
      db.raw('coalesce(chosen.quadrant, chosen.value, answer.number) as ??', ['value']),
    );
  const counted = rows.flatMap(({ question_id, value }) => (value === null ? [] : [{ question_id, value, count: 1 }]));
  const texts = new Map(rows.flatMap(({ question_id, value }) => (value === null ? [[question_id, 1] as const] : [])));
  return shown(language, questions, counted, texts);
}

const finished = (db: Knex, { survey_id, subject_id }: Subject) =>
  db({ answer: 'survey_answers' })
    .join({ sent: 'survey_submissions' }, 'sent.id', 'answer.submission_id')
    .where({ 'sent.survey_id': survey_id, 'sent.subject_type': SUBJECT, 'sent.subject_id': subject_id })
    .whereNotNull('sent.finished_at');

/** How many wrote something, by open question. Only these are read: they are few beside all answers. */
async function textsOf(db: Knex, subject: Subject, open: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await finished(db, subject)
    .whereIn('answer.question_id', open)
    .whereNotNull('answer.text')
    .groupBy('answer.question_id')
    .select<{ question_id: number; n: number | string }[]>('answer.question_id', db.raw('count(*) as ??', ['n']));
  return new Map(rows.map(({ question_id, n }) => [question_id, Number(n)]));
}

function shown(
  language: Locale,
  questions: readonly Pick<SurveyQuestionRow, 'id' | 'type' | 'question_es' | 'question_en'>[],
  rows: readonly Counted[],
  texts: ReadonlyMap<number, number>,
): QuestionResult[] {
  const byQuestion = groupBy(rows, ({ question_id }) => question_id);
  return questions.map((question) =>
    resultOf(language, question, byQuestion.get(question.id) ?? [], texts.get(question.id) ?? 0),
  );
}
