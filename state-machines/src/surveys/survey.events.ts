/**
 * Zod schemas of the survey machine's events and of its ports' answers: the single source of the machine's types, the
 * flow lab's forms and the checks of the samples. The machine imports only types from here, which keeps zod out of the
 * browser.
 */
import { z } from 'zod';
import { id, nothing, textUpTo } from '../kit/event-parts';
import type { EventOf } from '../kit/flow-kit';
import { OPEN_ANSWER_MAX, type SurveyLanguage, type SurveyQuestion, type SurveyResponse } from './survey.rules';

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

/** Answers of each port. A refusal rejects with its message; the one of `loadQuestions` is not shown (UI-04). */
export const surveyOutputs = {
  loadQuestions: z.object({
    questions: z.array(question),
    responses: z.array(answered).describe('What the server has of the person’s answers'),
    isAnswered: z.boolean(),
  }),
  saveAnswers: z.object({ isAnswered: z.boolean().describe('Finished meanwhile, on another device') }),
  finishSurvey: z.object({ message: z.string() }),
  translateSurvey: z.object({ language: z.enum(['es', 'en']) satisfies z.ZodType<SurveyLanguage> }),
};
/** Answers by port: `SurveyOutputs['loadQuestions']`. */
export type SurveyOutputs = { [Port in keyof typeof surveyOutputs]: z.infer<(typeof surveyOutputs)[Port]> };

/** Identifies a survey: of an activity, of a video session, or of neither. */
export interface KnownSurvey {
  surveyId: number;
  activityId: number | null;
}

/** Inputs of each port. Answers may be sent repeatedly: until the end, the last answer to a question counts. */
export interface SurveyInputs {
  loadQuestions: KnownSurvey;
  saveAnswers: KnownSurvey & { answers: readonly SurveyResponse[] };
  finishSurvey: KnownSurvey & { answers: readonly SurveyResponse[]; language: SurveyLanguage };
  translateSurvey: KnownSurvey & { language: SurveyLanguage };
}
