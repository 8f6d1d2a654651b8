/**
 * What happens to a survey, as zod schemas: the events of the machine and the answers of its ports. They are the one
 * source of the machine's types, of the flow lab's forms and of the checks on samples.
 *
 * The machine imports only TYPES from here: zod stays out of the browser, as with the visit machine.
 */
import { z } from 'zod';
import { id, nothing } from '../kit/event-parts';
import type { EventOf } from '../kit/flow-kit';
import { OPEN_ANSWER_MAX, type SurveyLanguage, type SurveyQuestion, type SurveyResponse } from './survey.rules';

const response = z.union([z.int().nonnegative(), z.string().max(OPEN_ANSWER_MAX)]);
const answered = z.object({ questionId: id, response }) satisfies z.ZodType<SurveyResponse>;
const question = z.object({
  id,
  type: z.enum(['quadrant', 'scale', 'nps', 'text']),
  required: z.boolean(),
  optionIds: z.array(id),
}) satisfies z.ZodType<SurveyQuestion>;

/** Every event a person or the connection sends to a survey. */
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

/** What each port answers. A refusal is a rejection with its sentence; that of `loadQuestions` is not shown (UI-04). */
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
/** The answers by port: `SurveyOutputs['loadQuestions']`. */
export type SurveyOutputs = { [Port in keyof typeof surveyOutputs]: z.infer<(typeof surveyOutputs)[Port]> };

/** The survey a call is about: of an activity, of a video session, or of neither. */
export interface KnownSurvey {
  surveyId: number;
  activityId: number | null;
}

/** What each port is called with. Answers may be sent again: the last one of a question counts until the end. */
export interface SurveyInputs {
  loadQuestions: KnownSurvey;
  saveAnswers: KnownSurvey & { answers: readonly SurveyResponse[] };
  finishSurvey: KnownSurvey & { answers: readonly SurveyResponse[]; language: SurveyLanguage };
  translateSurvey: KnownSurvey & { language: SurveyLanguage };
}
