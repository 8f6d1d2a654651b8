import { groupBy } from '../../database/group-by';
import { quadrantCells, quadrantColumns, type Report } from '../reports';
import { resultOf } from './figures';
import { questionsOfSurveys, reportedSurveys, textsOfSurveys, totalsOfSurveys } from './survey-report.reader';

/**
 * How each question about each central activity was answered (REP-01): the figures of its responses. Those of an
 * anonymous survey stand in whole steps of the smallest group; a question below it has none (decision 0049).
 */
export const activitySurveysReport: Report = {
  ...{ key: 'activity-surveys', ability: 'survey-response:read', isOfSupport: false, hasRange: true },
  name: { es: 'Encuestas de actividades centrales', en: 'Surveys of central activities' },
  description: {
    es: 'Cada pregunta sobre cada actividad central, con sus respuestas por cuadrante y su promedio.',
    en: 'Every question about every central activity, with its answers by quadrant and its average.',
  },
  columns: [
    { header: { es: 'Actividad', en: 'Activity' } },
    { header: { es: 'Fecha', en: 'Date' }, kind: 'day' },
    { header: { es: 'Pregunta', en: 'Question' } },
    { header: { es: 'Instrumentos', en: 'Instruments' }, kind: 'number' },
    { header: { es: 'Contestados', en: 'Answered' }, kind: 'number' },
    ...quadrantColumns,
    { header: { es: 'Promedio', en: 'Average' }, kind: 'number' },
  ],
  rows: async (db, asked) => {
    const surveys = await reportedSurveys(db, asked);
    const questions = groupBy(
      await questionsOfSurveys(db, [...new Set(surveys.map(({ survey_id }) => survey_id))]),
      ({ survey_id }) => survey_id,
    );
    const keyOf = (subject: number, question: number) => `${subject} ${question}`;
    const ids = surveys.map(({ id }) => id);
    const totals = groupBy(await totalsOfSurveys(db, ids), (row) => keyOf(row.subject_id, row.question_id));
    const open = surveys.flatMap(({ id, anonymous }) => (anonymous === 1 ? [] : [id]));
    const texts = new Map(
      (await textsOfSurveys(db, open)).map((row) => [keyOf(row.subject_id, row.question_id), Number(row.n)]),
    );
    const rows = surveys.flatMap((survey) => {
      const isAnonymous = Boolean(survey.anonymous);
      const isHidden = isAnonymous && (survey.stepped ?? 0) < survey.min_group;
      return (questions.get(survey.survey_id) ?? []).map((question) => {
        const key = keyOf(survey.id, question.id);
        const counted = (totals.get(key) ?? []).map(({ value, count, stepped }) => ({
          ...{ value, count: isAnonymous ? stepped : count },
        }));
        const result = resultOf(asked.locale, question, isHidden ? [] : counted, texts.get(key) ?? 0);
        const hasQuadrants = question.type === 'quadrant' || question.type === 'scale';
        const isAnswered = result.answered > 0;
        return [
          ...[survey.activity, survey.date, result.question, Number(survey.present)],
          isAnonymous && !isAnswered ? null : result.answered,
          ...quadrantCells(result, isAnswered && hasQuadrants),
          isAnswered && question.type !== 'text' ? result.average : null,
        ];
      });
    });
    return rows.slice(0, asked.max);
  },
};
