/**
 * The rules of a survey as plain functions (SUR-01, SUR-02). The machine's guards, the server and the screens all ask
 * here, so a rule has one place. Free of the validation library: safe anywhere.
 */
import { isFilled } from '../kit/recording';

/** Characters of an open answer. */
export const OPEN_ANSWER_MAX = 2000;
/** How likely one would recommend it: 0 to 10. */
export const NPS_MAX = 10;

/** Question of a survey, as far as its rules go. */
export interface SurveyQuestion {
  id: number;
  type: 'quadrant' | 'scale' | 'nps' | 'text';
  required: boolean;
  /** Options of a quadrant or a scale question; empty for the others. */
  optionIds: readonly number[];
}

/** What a person answered: an option's id, a number from 0 to 10, or a text. */
export interface SurveyResponse {
  questionId: number;
  response: number | string;
}

/** The languages of a survey's content. */
export type SurveyLanguage = 'es' | 'en';

/** Whether an answer is one that the question knows; an empty text takes an open answer back. */
export function responseFits(question: SurveyQuestion | undefined, response: number | string): boolean {
  if (question === undefined) return false;
  if (question.type === 'text') return typeof response === 'string' && response.length <= OPEN_ANSWER_MAX;
  if (typeof response === 'string') return false;
  if (question.type === 'nps') return Number.isInteger(response) && response >= 0 && response <= NPS_MAX;
  return question.optionIds.includes(response);
}

/** What was answered to a question, if anything. */
export const responseTo = (responses: readonly SurveyResponse[], id: number): number | string | undefined =>
  responses.find(({ questionId }) => questionId === id)?.response;

/** Whether a question is answered: spaces alone are no answer. */
export function isDone(question: SurveyQuestion, responses: readonly SurveyResponse[]): boolean {
  const response = responseTo(responses, question.id);
  return typeof response === 'string' ? isFilled(response) : response !== undefined;
}

/** Whether one may leave a question behind: it is answered, or need not be. */
export const maySkip = (question: SurveyQuestion, responses: readonly SurveyResponse[]): boolean =>
  !question.required || isDone(question, responses);

/** The required questions without an answer, in their order; the survey is sent when there is none. */
export const missingResponses = (questions: readonly SurveyQuestion[], responses: readonly SurveyResponse[]) =>
  questions.filter((question) => !maySkip(question, responses)).map(({ id }) => id);

/** Where a person goes on after a reload: the first question without an answer, or the last. */
export function firstOpen(questions: readonly SurveyQuestion[], responses: readonly SurveyResponse[]): number {
  const at = questions.findIndex((question) => !isDone(question, responses));
  return at === -1 ? Math.max(0, questions.length - 1) : at;
}

/** Newer answers over older ones; those to questions the survey has not are left out. */
export const mergeResponses = (
  questions: readonly SurveyQuestion[],
  older: readonly SurveyResponse[],
  newer: readonly SurveyResponse[],
): SurveyResponse[] =>
  questions.flatMap((question) => {
    const response = responseTo(newer, question.id) ?? responseTo(older, question.id);
    return response !== undefined && responseFits(question, response) ? [{ questionId: question.id, response }] : [];
  });
