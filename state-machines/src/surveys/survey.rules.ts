/** Rules of a survey as plain functions (SUR-01, SUR-02). They do not load zod. */
import { NPS_MAX, OPEN_ANSWER_MAX } from '@ruta/contracts/surveys/limits';
import { lengthOf } from '@ruta/contracts/kit/length';
import { isFilled } from '../kit/recording';

/** The fields of a question that the rules use. */
export interface SurveyQuestion {
  id: number;
  type: 'quadrant' | 'scale' | 'nps' | 'text';
  required: boolean;
  /** Options of a quadrant or scale question; empty for others. */
  optionIds: readonly number[];
}

/** An answer: an option's id, a number from 0 to 10, or a text. */
export interface SurveyResponse {
  questionId: number;
  response: number | string;
}

/** Languages of a survey's content. */
export type SurveyLanguage = 'es' | 'en';

/** Whether the question accepts the answer; an empty text clears an open answer. */
export function responseFits(question: SurveyQuestion | undefined, response: number | string): boolean {
  if (question === undefined) return false;
  if (question.type === 'text') return typeof response === 'string' && lengthOf(response) <= OPEN_ANSWER_MAX;
  if (typeof response === 'string') return false;
  if (question.type === 'nps') return Number.isInteger(response) && response >= 0 && response <= NPS_MAX;
  return question.optionIds.includes(response);
}

/** The answer to a question; undefined if there is none. */
export const responseTo = (responses: readonly SurveyResponse[], id: number): number | string | undefined =>
  responses.find(({ questionId }) => questionId === id)?.response;

/** Whether a question is answered; spaces alone are no answer. */
export function isDone(question: SurveyQuestion, responses: readonly SurveyResponse[]): boolean {
  const response = responseTo(responses, question.id);
  return typeof response === 'string' ? isFilled(response) : response !== undefined;
}

/** Whether the person may continue: the question is answered or optional. */
export const maySkip = (question: SurveyQuestion, responses: readonly SurveyResponse[]): boolean =>
  !question.required || isDone(question, responses);

/** Required questions without an answer, in order; the survey may be sent when there are none. */
export const missingResponses = (questions: readonly SurveyQuestion[], responses: readonly SurveyResponse[]) =>
  questions.filter((question) => !maySkip(question, responses)).map(({ id }) => id);

/** Index to resume at: the first question without an answer, or the last one. */
export function firstOpen(questions: readonly SurveyQuestion[], responses: readonly SurveyResponse[]): number {
  const at = questions.findIndex((question) => !isDone(question, responses));
  return at === -1 ? Math.max(0, questions.length - 1) : at;
}

/** Newer answers override older ones. Answers to questions outside the survey are dropped. */
export const mergeResponses = (
  questions: readonly SurveyQuestion[],
  older: readonly SurveyResponse[],
  newer: readonly SurveyResponse[],
): SurveyResponse[] =>
  questions.flatMap((question) => {
    const response = responseTo(newer, question.id) ?? responseTo(older, question.id);
    return response !== undefined && responseFits(question, response) ? [{ questionId: question.id, response }] : [];
  });
