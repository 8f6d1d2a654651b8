import type { QuestionResult } from '@ruta/contracts/surveys/responses.schema';
import { npsValues } from '@ruta/contracts/surveys/survey.schema';
import type { Locale } from '@ruta/contracts';
import { textIn } from '../../kernel/text-in';
import type { SurveyQuestionRow } from './surveys.tables';

/** How often a value was answered. */
export interface Tally {
  value: number;
  count: number;
}

const QUADRANTS = [1, 2, 3, 4, 5] as const;

/** One decimal. */
const toTenth = (value: number): number => Math.round(value * 10) / 10;

/** The average of values, to one decimal; 0 without any. */
export function averageOf(tallies: readonly Tally[]): number {
  const answers = tallies.reduce((sum, { count }) => sum + count, 0);
  return answers === 0 ? 0 : toTenth(tallies.reduce((sum, { value, count }) => sum + value * count, 0) / answers);
}

/** A value per quadrant, under the names of the reply. */
const perQuadrant = <Name extends string>(name: Name, valueOf: (quadrant: number) => number) =>
  Object.fromEntries(QUADRANTS.map((quadrant) => [`${name}_${quadrant}`, valueOf(quadrant)])) as Record<
    `${Name}_${(typeof QUADRANTS)[number]}`, // made from the same quadrants
    number
  >;

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
  const total = tallies.reduce((sum, { count }) => sum + count, 0);
  const shareOf = (value: number) => (total === 0 ? 0 : toTenth((100 * countOf(value)) / total));
  return {
    ...{ id, questionId: id, type, question: textIn(language, question.question_es, question.question_en) },
    ...perQuadrant('total_quadrant', (quadrant) => (hasQuadrants ? countOf(quadrant) : 0)),
    ...perQuadrant('percentage_quadrant', (quadrant) => (hasQuadrants ? shareOf(quadrant) : 0)),
    average: averageOf(tallies),
    answered: type === 'text' ? texts : total,
    values: type === 'nps' ? npsValues.map((value) => ({ value, count: countOf(value) })) : [],
  };
}
