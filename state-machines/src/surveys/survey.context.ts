/** What the survey machine remembers, and what follows from it. */
import { COUNTDOWN_FROM, type CountingDown } from '../kit/countdown';
import type { KnownSurvey, SurveyOutputs } from './survey.events';
import {
  firstOpen,
  mergeResponses,
  responseFits,
  type SurveyLanguage,
  type SurveyQuestion,
  type SurveyResponse,
} from './survey.rules';

/** What a screen knows when it opens a survey. Read once. */
export interface SurveyInput extends KnownSurvey {
  isAnswered: boolean;
  language: SurveyLanguage;
  hasEnglish: boolean;
  /** What this device kept of answers that did not reach the server (SUR-01). */
  kept: readonly SurveyResponse[];
}

/** Everything the machine remembers. Whoever mounts it keeps `unsaved` answers on the device as they change. */
export interface SurveyContext extends SurveyInput, CountingDown {
  questions: readonly SurveyQuestion[];
  responses: readonly SurveyResponse[];
  /** Which question is shown, from 0. */
  index: number;
  /** Questions whose answer is not on the server yet, and those whose answer is on its way. */
  unsaved: readonly number[];
  sending: readonly number[];
  /** The sentence of the last refusal, for people; null once something is tried again. */
  failure: string | null;
}

/** What the machine remembers right after it is opened. */
export const begin = (input: SurveyInput): SurveyContext => ({
  ...input,
  questions: [],
  responses: [],
  index: 0,
  unsaved: [],
  sending: [],
  countdownLeft: COUNTDOWN_FROM,
  failure: null,
});

/** What screens ask the machine for instead of naming its states. */
export type SurveyTag = 'timed' | 'saving' | 'loading' | 'unavailable' | 'unsaved';

/** The survey a call is about. */
export const known = ({ surveyId, activityId }: SurveyContext): KnownSurvey => ({ surveyId, activityId });

/** The question that is shown, if any is. */
export const currentQuestion = ({ questions, index }: SurveyContext): SurveyQuestion | undefined => questions[index];

/** The answers to some questions. */
export const answersTo = ({ responses }: SurveyContext, ids: readonly number[]): SurveyResponse[] =>
  responses.filter(({ questionId }) => ids.includes(questionId));

/** The survey as it was loaded: what the device kept goes over what the server has, and is still to be saved. */
export function loaded({ kept }: SurveyContext, output: SurveyOutputs['loadQuestions']) {
  const { questions, isAnswered } = output;
  const responses = mergeResponses(questions, output.responses, kept);
  return {
    questions,
    isAnswered,
    responses,
    index: firstOpen(questions, responses),
    unsaved: mergeResponses(questions, [], kept).map(({ questionId }) => questionId),
  };
}

/** The survey after an answer to the question that is shown. */
export function withResponse(context: SurveyContext, response: number | string) {
  const question = currentQuestion(context);
  if (question === undefined || !responseFits(question, response)) return {};
  const { id } = question;
  return {
    responses: [...context.responses.filter(({ questionId }) => questionId !== id), { questionId: id, response }],
    unsaved: [...context.unsaved.filter((other) => other !== id), id],
  };
}
