import type { QuestionResult } from '@ruta/contracts/surveys/responses.schema';
import { npsValues } from '@ruta/contracts/surveys/survey.schema';
import type { Locale } from '@ruta/contracts';
import { answersIn, averageOf, perQuadrant, shareOf, type Tally } from '../../kernel/quadrant-figures';
import { textIn } from '../../kernel/text-in';
import type { SurveyQuestionRow } from './surveys.tables';

/**
 * The figures of a question (ACT-05): counts and percentages of quadrants, or of the points of a scale, and the average,
 * to one decimal. Rounded percentages may add up to 99.9 or 100.1. `texts` says how many answered an open question.
 */
export function resultOf(
  language: Locale,
  question: Pick<SurveyQuestionRow, 'id' | 'type' | 'question_es' | 'question_en'>,
  tallies: readonly Tally[],
  texts: number,
): QuestionResult {
  const { id, type } = question;
  const hasQuadrants = type === 'quadrant' || type === 'scale';
  const countOf = (value: number) => tallies.find((tally) => tally.value === value)?.count ?? 0;
  const total = answersIn(tallies);
  return {
    ...{ id, questionId: id, type, question: textIn(language, question.question_es, question.question_en) },
    ...perQuadrant('total_quadrant', (quadrant) => (hasQuadrants ? countOf(quadrant) : 0)),
    ...perQuadrant('percentage_quadrant', (quadrant) => (hasQuadrants ? shareOf(countOf(quadrant), total) : 0)),
    average: averageOf(tallies),
    answered: type === 'text' ? texts : total,
    values: type === 'nps' ? npsValues.map((value) => ({ value, count: countOf(value) })) : [],
  };
}
