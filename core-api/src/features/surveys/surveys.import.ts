import { SURVEY_QUESTIONS_MAX } from '@ruta/contracts/surveys/limits';
import type { Knex } from 'knex';
import { groupBy } from '../../database/group-by';
import { lockRows } from '../../database/row-locks';
import { cellOf, flagCell, textsIn, versionedKind, type Cells, type Standing, type Versioned } from '../imports';
import { QUADRANT_COLORS } from '../../kernel/quadrant-colors';
import { surveyCatalogue } from './survey-catalogue.reader';
import { canonicalSurvey, kindOf, typeOf } from './surveys.import-row';
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

async function standing(db: Knex, codes?: readonly string[]): Promise<ReadonlyMap<string, Standing>> {
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

const orNull = (text: string | undefined) => text || null;

/** Writes a survey. Options have the values 1 to n; those of a question in quadrants are the quadrants. */
const insert: Versioned['insert'] = async (trx, { version, rows, at }) => {
  const first = rows[0] ?? {};
  const { kind, anonymous } = canonicalSurvey(first).read;
  const [survey_id = 0] = await trx('surveys').insert({
    ...{ code: first['code'] ?? '', version, kind, anonymous, status: 'published', created_at: at, updated_at: at },
    ...{ title_es: first['title'] ?? '', title_en: orNull(first['title_en']) },
    ...{ instructions_es: first['instructions'] ?? '', instructions_en: orNull(first['instructions_en']) },
  });
  for (const [index, row] of rows.entries()) {
    const { type, required } = canonicalSurvey(row).read;
    const [question_id = 0] = await trx('survey_questions').insert({
      ...{ survey_id, order: index + 1, type, required },
      ...{ question_es: row['question'] ?? '', question_en: orNull(row['question_en']) },
    });
    const english = textsIn(row['options_en']);
    const options = textsIn(row['options']).map((display_es, place) => ({
      ...{ question_id, order: place + 1, value: place + 1, display_es, display_en: english[place] ?? null },
      quadrant: type === 'quadrant' ? place + 1 : null,
      color: type === 'quadrant' ? (QUADRANT_COLORS[place] ?? null) : null,
    }));
    if (options.length > 0) await trx('survey_options').insert(options);
  }
  return survey_id;
};

const USED_IN = ['survey_submissions', 'survey_participants', 'pfi_activities', 'central_activities'] as const;

const surveys: Versioned = {
  key: 'surveys',
  item: 'question',
  shared: ['kind', 'anonymous', 'title', 'title_en', 'instructions', 'instructions_en'],
  itemsMax: SURVEY_QUESTIONS_MAX,
  canonical: () => Promise.resolve(canonicalSurvey),
  standing,
  insert,
  nextVersion: async (db, code) => {
    const last = await db('surveys').where({ code }).max('version as last').first<{ last: number | null }>();
    return (last.last ?? 0) + 1;
  },
  setStatus: (trx, id, { from, to, at }) =>
    trx('surveys').where({ id, status: from }).update({ status: to, updated_at: at }),
  async lockedStatus(trx, id) {
    await lockRows(trx, 'surveys', id);
    return (await trx('surveys').where({ id }).first('status'))?.status;
  },
  async isUsed(trx, survey_id) {
    for (const table of USED_IN) if (await trx(table).where({ survey_id }).first('survey_id')) return true;
    return false;
  },
  async remove(trx, id) {
    const questions = await trx('survey_questions').where({ survey_id: id }).pluck('id');
    await trx('survey_options').whereIn('question_id', questions).delete();
    await trx('survey_questions').where({ survey_id: id }).delete();
    await trx('surveys').where({ id }).delete();
  },
  catalogue: {
    list: surveyCatalogue,
    rows: async (db) => [...(await standing(db)).values()].flatMap(({ rows }) => rows),
  },
};

/** Surveys by file: a row per question (decision 0051). */
export const surveysImport = versionedKind(surveys);
