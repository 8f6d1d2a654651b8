import type { Knex } from 'knex';
import { groupBy } from '../../database/group-by';
import { cellOf, flagCell, type Cells, type Standing } from '../imports';
import { kindOf, typeOf } from './surveys.import-row';
import type { SurveyOptionRow, SurveyQuestionRow, SurveyRow } from './surveys.tables';

type QuestionRow = Pick<SurveyRow, 'code' | 'version' | 'kind' | 'anonymous'> &
  Pick<SurveyRow, 'title_es' | 'title_en' | 'instructions_es' | 'instructions_en'> &
  Pick<SurveyQuestionRow, 'id' | 'survey_id' | 'type' | 'required' | 'question_es' | 'question_en'>;

const cellsOf = (row: QuestionRow, options: readonly SurveyOptionRow[]): Cells => {
  const english = options.map(({ display_en }) => display_en ?? '').filter((text) => text !== '');
  return {
    ...{ code: row.code, kind: kindOf(row.kind), anonymous: flagCell(Boolean(row.anonymous)) },
    ...{ title: row.title_es, title_en: row.title_en ?? '' },
    ...{ instructions: row.instructions_es, instructions_en: row.instructions_en ?? '' },
    ...{ question: row.question_es, question_en: row.question_en ?? '', type: typeOf(row.type) },
    required: flagCell(Boolean(row.required)),
    options: cellOf(options.map(({ display_es }) => display_es)),
    options_en: english.length === options.length ? cellOf(english) : '',
  };
};

/** Published surveys as an import reads them, of some codes or of all, by code. */
export async function publishedSurveys(db: Knex, codes?: readonly string[]): Promise<ReadonlyMap<string, Standing>> {
  const query = db({ questions: 'survey_questions' })
    .join('surveys', 'surveys.id', 'questions.survey_id')
    .where('surveys.status', 'published')
    .orderBy(['surveys.code', 'questions.order'])
    .select<QuestionRow[]>(
      ...['questions.id', 'questions.survey_id', 'questions.type', 'questions.required', 'questions.question_es'],
      ...['questions.question_en', 'surveys.code', 'surveys.version', 'surveys.kind', 'surveys.anonymous'],
      ...['surveys.title_es', 'surveys.title_en', 'surveys.instructions_es', 'surveys.instructions_en'],
    );
  if (codes) void query.whereIn('surveys.code', codes);
  const rows = await query;
  const surveys = [...new Set(rows.map(({ survey_id }) => survey_id))];
  const questions = db('survey_questions').whereIn('survey_id', surveys).select('id');
  const options = await db('survey_options').whereIn('question_id', questions).orderBy(['question_id', 'order']);
  const byQuestion = groupBy(options, ({ question_id }) => question_id);
  const found = new Map<string, Standing>();
  for (const [code, some] of groupBy(rows, (row) => row.code)) {
    const [first] = some;
    if (!first) continue;
    const cells = some.map((row) => cellsOf(row, byQuestion.get(row.id) ?? []));
    found.set(code, { id: first.survey_id, version: first.version, rows: cells });
  }
  return found;
}

/** The number after a survey's last version, retired ones included. */
export async function nextSurveyVersion(db: Knex, code: string): Promise<number> {
  const last = await db('surveys').where({ code }).max('version as last').first<{ last: number | null }>();
  return (last.last ?? 0) + 1;
}

const USED_IN = ['survey_submissions', 'survey_participants', 'pfi_activities', 'central_activities'] as const;

/** Whether somebody has begun a survey, or an activity names it. */
export async function isSurveyUsed(db: Knex, survey_id: number): Promise<boolean> {
  for (const table of USED_IN) if (await db(table).where({ survey_id }).first('survey_id')) return true;
  return false;
}

/** The status of a survey; undefined where it is gone. */
export const surveyStatus = async (db: Knex, id: number): Promise<string | undefined> =>
  (await db('surveys').where({ id }).first('status'))?.status;
