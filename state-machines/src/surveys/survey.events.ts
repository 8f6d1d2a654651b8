/**
 * Zod schemas of the survey machine's events and of its ports' answers: the single source of the machine's types, the
 * flow lab's forms and the checks of the samples. The machine imports only types from here, which keeps zod out of the
 * browser.
 */
import { OPEN_ANSWER_MAX } from '@ruta/contracts/surveys/limits';
import { z } from 'zod';
import { id, nothing, textUpTo } from '../kit/event-parts';
import type { EventOf } from '../kit/flow-kit';
import type { SurveyLanguage, SurveyQuestion, SurveyResponse } from './survey.rules';

const response = z.union([z.int().nonnegative(), textUpTo(OPEN_ANSWER_MAX)]);
const answered = z.object({ questionId: id, response }) satisfies z.ZodType<SurveyResponse>;
const question = z.object({
  id,
  type: z.enum(['quadrant', 'scale', 'nps', 'text']),
  required: z.boolean(),
  optionIds: z.array(id),
}) satisfies z.ZodType<SurveyQuestion>;

/** Every event of a survey: from the person or the connection. */
export const surveyEvents = {
  'load.retried': nothing,
  'sheet.continue': nothing,
  'sheet.back': nothing,
  'response.given': z.object({ response }),
  'question.next': nothing,
  'question.previous': nothing,
  'survey.finishRequested': nothing,
  'survey.reviewRequested': nothing,
  'submission.retried': nothing,
  'connection.restored': nothing,
  'language.toggled': nothing,
};
export type SurveyEvent = EventOf<typeof surveyEvents>;

/** The server will never take it: not present, answered already, over. Repeating the call would change nothing. */
const refused = z.object({ outcome: z.literal('refused'), message: z.string() });

/** The server refuses what was answered as it is: which answers, and why. Another answer may be taken. */
const unfit = z.object({
  outcome: z.literal('unfit'),
  message: z.string(),
  answers: z.array(z.object({ questionId: id, message: z.string() })).describe('The answers that were refused'),
});

/**
 * Answers of each port. A failure that may pass rejects with its message; the one of `loadQuestions` is not shown
 * (UI-04).
 */
export const surveyOutputs = {
  loadQuestions: z.discriminatedUnion('outcome', [
    z.object({
      outcome: z.literal('loaded'),
      questions: z.array(question),
      responses: z.array(answered).describe('What the server has of the person’s answers'),
      isAnswered: z.boolean(),
      hasEnglish: z.boolean(),
    }),
    refused,
  ]),
  saveAnswers: z.discriminatedUnion('outcome', [z.object({ outcome: z.literal('saved') }), refused, unfit]),
  finishSurvey: z.discriminatedUnion('outcome', [
    z.object({ outcome: z.literal('finished'), message: z.string() }),
    refused,
    unfit,
  ]),
  translateSurvey: z.object({ language: z.enum(['es', 'en']) satisfies z.ZodType<SurveyLanguage> }),
};
/** Answers by port: `SurveyOutputs['loadQuestions']`. */
export type SurveyOutputs = { [Port in keyof typeof surveyOutputs]: z.infer<(typeof surveyOutputs)[Port]> };

/** An answer that the server refuses, and its sentence. */
export type UnfitAnswer = z.infer<typeof unfit>['answers'][number];

/** Identifies a survey and the activity that it is about. */
export interface KnownSurvey {
  surveyId: number;
  activityId: number;
}

/** Inputs of each port. Answers may be sent repeatedly: until the end, the last answer to a question counts. */
export interface SurveyInputs {
  loadQuestions: KnownSurvey;
  saveAnswers: KnownSurvey & { answers: readonly SurveyResponse[] };
  finishSurvey: KnownSurvey & { answers: readonly SurveyResponse[]; language: SurveyLanguage };
  translateSurvey: KnownSurvey & { language: SurveyLanguage };
}
