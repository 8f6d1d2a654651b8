import { z } from 'zod';
import { day, id, instant, text } from '../kit/fields';
import { SchoolRef } from '../schools/school.schema';
import { NPS_MAX, OPEN_ANSWER_MAX, QUESTION_TYPES, SURVEY_KINDS, SURVEY_QUESTIONS_MAX } from './limits';

export const language = z.enum(['es', 'en']);

/** An option of a quadrant or scale question. */
const SurveyOption = z.object({
  id,
  display: z.string(),
  value: z.int(),
  quadrant: z.int().min(1).max(5).nullable().describe('Of a quadrant question'),
  color: z.string().nullable(),
});
export type SurveyOption = z.infer<typeof SurveyOption>;

/** An answer: an option’s id, a number from 0 to 10, or a text. */
const response = z.union([z.int().nonnegative(), text(OPEN_ANSWER_MAX)]);

/** A question, with what the caller has answered. */
const SurveyQuestion = z.object({
  id,
  question: z.string(),
  type: z.enum(QUESTION_TYPES),
  required: z.boolean(),
  options: z.array(SurveyOption).describe('Empty for the other types'),
  response: z
    .union([z.int(), z.string()])
    .nullable()
    .describe('An option’s id, a number from 0 to 10, or a text; null without one, and of a finished anonymous survey'),
  done: z.boolean(),
});
export type SurveyQuestion = z.infer<typeof SurveyQuestion>;

/** How a person stands to a survey. */
export const SURVEY_STATES = ['open', 'begun', 'answered', 'over'] as const;
export type SurveyState = (typeof SURVEY_STATES)[number];

const SurveyFacts = z.object({
  id,
  code: z.string(),
  version: z.int(),
  kind: z.enum(SURVEY_KINDS),
  title: z.string(),
  instructions: z.string(),
  language: language.describe('Of the texts; what is missing in English is in Spanish'),
  hasEnglish: z.boolean(),
  anonymous: z.boolean().describe('Then nobody learns who answered what, and figures move in steps of `min_group`'),
  min_group: z.int(),
});

/** The activity that a survey is about. */
const SurveyedActivity = z.object({ id, title: z.string(), school: SchoolRef, date: day });

/** A survey of an activity, for somebody who was present. */
export const ActivitySurvey = SurveyFacts.extend({
  activity: SurveyedActivity,
  state: z.enum(SURVEY_STATES).nullable().describe('Of the caller; null for who only reads it'),
  closes_at: instant.nullable().describe('UTC; the last moment for this person; null until the activity is finished'),
  revision: z.int().describe('Of the caller’s answers; 0 before the first'),
  questions: z.array(SurveyQuestion).nullable().describe('Of one survey; null in lists'),
}).meta({ id: 'ActivitySurvey' });
export type ActivitySurvey = z.infer<typeof ActivitySurvey>;

/** The texts of a survey in one language. */
export const SurveyTexts = z
  .object({
    language,
    title: z.string(),
    instructions: z.string(),
    questions: z.array(z.object({ id, question: z.string(), options: z.array(z.object({ id, display: z.string() })) })),
  })
  .meta({ id: 'SurveyTexts' });
export type SurveyTexts = z.infer<typeof SurveyTexts>;

/** What the server has of somebody’s answers. */
export const SurveySubmission = z
  .object({
    revision: z.int(),
    responses: z.array(z.object({ question_id: id, response: z.union([z.int(), z.string()]) })),
  })
  .meta({ id: 'SurveySubmission' });
export type SurveySubmission = z.infer<typeof SurveySubmission>;

/** New answers; others stay. An empty text clears an open answer. */
export const answers = z
  .array(z.strictObject({ question_id: id, response }))
  .max(SURVEY_QUESTIONS_MAX)
  .refine((list) => new Set(list.map(({ question_id }) => question_id)).size === list.length, 'list.repeated');
/** Numbers that a recommendation question takes. */
export const npsValues = Array.from({ length: NPS_MAX + 1 }, (_, value) => value);
