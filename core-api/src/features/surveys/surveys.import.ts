import { SURVEY_QUESTIONS_MAX } from '@ruta/contracts/surveys/limits';
import { lockRows } from '../../database/row-locks';
import { versionedKind } from '../imports';
import { surveyCatalogue } from './survey-catalogue.reader';
import { deleteSurvey, insertSurvey, setSurveyStatus } from './survey-versions.model';
import { isSurveyUsed, nextSurveyVersion, publishedSurveys, surveyStatus } from './survey-versions.reader';
import { canonicalSurvey } from './surveys.import-row';

/** Surveys by file: a row per question (decision 0051). */
export const surveysImport = versionedKind({
  key: 'surveys',
  item: 'question',
  shared: ['kind', 'anonymous', 'title', 'title_en', 'instructions', 'instructions_en'],
  itemsMax: SURVEY_QUESTIONS_MAX,
  canonical: () => Promise.resolve(canonicalSurvey),
  standing: publishedSurveys,
  insert: insertSurvey,
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
