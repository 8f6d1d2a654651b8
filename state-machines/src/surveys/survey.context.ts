/** Context of the survey machine, and values derived from it. */
import { COUNTDOWN_FROM, type CountingDown } from '../kit/countdown';
import type { KnownSurvey, SurveyOutputs, UnfitAnswer } from './survey.events';
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
  /** The language that the texts are asked for first. */
  language: SurveyLanguage;
  /** Answers stored on this device that did not reach the server (SUR-01). */
  kept: readonly SurveyResponse[];
}

/** Context of the machine. The app stores the answers to `unsaved` on the device as they change. */
export interface SurveyContext extends SurveyInput, CountingDown {
  /** False if they could not be loaded, or if there are none. */
  questions: readonly SurveyQuestion[] | false;
  responses: readonly SurveyResponse[];
  /** Whether the survey exists in English; false until it is loaded. */
  hasEnglish: boolean;
  /** Index of the question shown, from 0. */
  index: number;
  /** Ids of questions whose answer is not saved. */
  unsaved: readonly number[];
  /** Ids of questions whose answer is being sent. */
  sending: readonly number[];
  /** Answers that the server refuses as they are: they are unsaved, and not sent again until they change. */
  unfit: readonly UnfitAnswer[];
  /** Message of the last failure, or of the refusal for good; null after the next attempt. */
  failure: string | null;
}

/** Initial context. */
export const begin = (input: SurveyInput): SurveyContext => ({
  ...input,
  questions: [],
  hasEnglish: false,
  responses: [],
  index: 0,
  unsaved: [],
  sending: [],
  unfit: [],
  countdownLeft: COUNTDOWN_FROM,
  failure: null,
});

/** Tags that screens query instead of state names. */
export type SurveyTag = 'timed' | 'saving' | 'loading' | 'unavailable' | 'unsaved' | 'refused';

/** Identifies the survey of a call. */
export const known = ({ surveyId, activityId }: SurveyContext): KnownSurvey => ({ surveyId, activityId });

/** The questions; none if they could not be loaded. */
export const questionsOf = ({ questions }: Pick<SurveyContext, 'questions'>): readonly SurveyQuestion[] =>
  questions || [];

/** The question shown; undefined without questions. */
export const currentQuestion = (context: SurveyContext): SurveyQuestion | undefined =>
  questionsOf(context)[context.index];

/** Answers to the given questions. */
export const answersTo = ({ responses }: SurveyContext, ids: readonly number[]): SurveyResponse[] =>
  responses.filter(({ questionId }) => ids.includes(questionId));

/** Context after loading: answers from the device override the server's and are still unsaved. */
export function loaded({ kept }: SurveyContext, output: SurveyOutputs['loadQuestions']): Partial<SurveyContext> {
  if (output.outcome === 'refused') return {};
  const { questions, isAnswered, hasEnglish } = output;
  const responses = mergeResponses(questions, output.responses, kept);
  return {
    questions,
    isAnswered,
    hasEnglish,
    responses,
    index: firstOpen(questions, responses),
    unsaved: mergeResponses(questions, [], kept).map(({ questionId }) => questionId),
  };
}

/** Context after an answer to the question shown. */
export function withResponse(context: SurveyContext, response: number | string) {
  const question = currentQuestion(context);
  if (question === undefined || !responseFits(question, response)) return {};
  const { id } = question;
  return {
    responses: [...context.responses.filter(({ questionId }) => questionId !== id), { questionId: id, response }],
    unsaved: [...context.unsaved.filter((other) => other !== id), id],
    unfit: context.unfit.filter(({ questionId }) => questionId !== id),
  };
}

/** Ids of unsaved questions whose answer may be sent. */
export const toSend = ({ unsaved, unfit }: Pick<SurveyContext, 'unsaved' | 'unfit'>): number[] =>
  unsaved.filter((id) => !unfit.some(({ questionId }) => questionId === id));

/** Context after a call that did not save what it sent. */
export const takenBack = ({ sending, unsaved }: SurveyContext) => ({
  unsaved: [...new Set([...sending, ...unsaved])],
  sending: [],
});

/** Context after answers were refused as they are. One that has changed since it was sent may still be taken. */
export function withUnfit(context: SurveyContext, answers: readonly UnfitAnswer[]) {
  const refused = answers.filter(({ questionId }) => !context.unsaved.includes(questionId));
  const ids = refused.map(({ questionId }) => questionId);
  return {
    sending: [],
    unsaved: [...new Set([...context.sending, ...context.unsaved, ...ids])],
    unfit: [...context.unfit.filter(({ questionId }) => !ids.includes(questionId)), ...refused],
  };
}

/** Context after the end was refused for its answers: the first of them is shown, or why where none is named. */
export function sentBack(context: SurveyContext, output: SurveyOutputs['finishSurvey']): Partial<SurveyContext> {
  if (output.outcome !== 'unfit') return {};
  const { answers, message } = output;
  const at = questionsOf(context).findIndex(({ id }) => answers.some(({ questionId }) => questionId === id));
  const known = { ...context, unsaved: [], sending: [...new Set([...context.sending, ...context.unsaved])] };
  return {
    ...withUnfit(known, answers),
    ...(at === -1 ? { failure: message } : { index: at }),
  };
}
