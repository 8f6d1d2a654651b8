import { SURVEY_QUESTIONS_MAX } from '@ruta/contracts/surveys/limits';
import { lockRows } from '../../database/row-locks';
import { QUADRANT_COLORS } from '../../kernel/quadrant-colors';
import { textsIn, versionedKind, type Cells } from '../imports';
import { surveyCatalogue } from './survey-catalogue.reader';
import { deleteSurvey, insertSurvey, setSurveyStatus, type NewSurvey } from './survey-versions.model';
import { isSurveyUsed, nextSurveyVersion, publishedSurveys, surveyStatus } from './survey-versions.reader';
import { canonicalSurvey } from './surveys.import-row';

const orNull = (text: string | undefined) => text || null;

/** The rows of a file as a survey. Options of a question in quadrants are the quadrants. */
function surveyOf(rows: readonly Cells[], version: number): NewSurvey {
  const first = rows[0] ?? {};
  const { kind, anonymous } = canonicalSurvey(first).read;
  return {
    ...{ code: first['code'] ?? '', version, kind, anonymous },
    ...{ title_es: first['title'] ?? '', title_en: orNull(first['title_en']) },
    ...{ instructions_es: first['instructions'] ?? '', instructions_en: orNull(first['instructions_en']) },
    questions: rows.map((row) => {
      const { type, required } = canonicalSurvey(row).read;
      const english = textsIn(row['options_en']);
      return {
        ...{ type, required, question_es: row['question'] ?? '', question_en: orNull(row['question_en']) },
        options: textsIn(row['options']).map((display_es, place) => ({
          ...{ display_es, display_en: english[place] ?? null },
          quadrant: type === 'quadrant' ? place + 1 : null,
          color: type === 'quadrant' ? (QUADRANT_COLORS[place] ?? null) : null,
        })),
      };
    }),
  };
}

/** Surveys by file: a row per question (decision 0051). */
export const surveysImport = versionedKind({
  key: 'surveys',
  item: 'question',
  shared: ['kind', 'anonymous', 'title', 'title_en', 'instructions', 'instructions_en'],
  itemsMax: SURVEY_QUESTIONS_MAX,
  canonical: () => Promise.resolve(canonicalSurvey),
  standing: publishedSurveys,
  insert: (trx, { version, rows, at }) => insertSurvey(trx, surveyOf(rows, version), at),
  nextVersion: nextSurveyVersion,
  setStatus: setSurveyStatus,
  async lockedStatus(trx, id) {
    await lockRows(trx, 'surveys', id);
    return surveyStatus(trx, id);
  },
  isUsed: isSurveyUsed,
  remove: deleteSurvey,
  catalogue: {
    list: surveyCatalogue,
    rows: async (db) => [...(await publishedSurveys(db)).values()].flatMap(({ rows }) => rows),
  },
});
