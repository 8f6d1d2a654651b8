import { z } from 'zod';
import { day, id } from '../kit/fields';
import { SchoolRef } from '../schools/school.schema';
import { QUESTION_TYPES } from './limits';

const totals = {
  total_quadrant_1: z.int(),
  total_quadrant_2: z.int(),
  total_quadrant_3: z.int(),
  total_quadrant_4: z.int(),
  total_quadrant_5: z.int(),
};
const percentages = {
  percentage_quadrant_1: z.number().describe('Of the answers to this question, to one decimal'),
  percentage_quadrant_2: z.number(),
  percentage_quadrant_3: z.number(),
  percentage_quadrant_4: z.number(),
  percentage_quadrant_5: z.number(),
};

/** The answers to one question (ACT-05). */
const QuestionResult = z.object({
  id,
  questionId: id,
  question: z.string(),
  type: z.enum(QUESTION_TYPES),
  ...totals,
  ...percentages,
  average: z.number().describe('To one decimal; 0 without answers, and for open questions'),
  answered: z.int().describe('Who answered this question; of open ones, too, where names are shown'),
  values: z.array(z.object({ value: z.int(), count: z.int() })).describe('Of a recommendation question: 0 to 10'),
});
export type QuestionResult = z.infer<typeof QuestionResult>;

/** Why there are no figures. */
const HIDDEN_REASONS = ['no-survey', 'small-group'] as const;

/** What people answered about an activity. */
export const ActivityResponses = z.object({
  survey: z.object({ id, title: z.string(), anonymous: z.boolean() }).nullable(),
  answered: z.int().describe('Finished submissions'),
  shown: z.int().describe('Submissions that the figures are made of'),
  present: z.int().describe('People marked as present'),
  min_group: z.int(),
  reason: z.enum(HIDDEN_REASONS).nullable().describe('Why there are no figures'),
  answers: z.array(QuestionResult),
});
export type ActivityResponses = z.infer<typeof ActivityResponses>;

/** One person’s answer to one question. */
export const UserResponse = z
  .object({
    id: id.describe('Of the submission'),
    user: z.object({ id, fullname: z.string() }).nullable().describe('Null for an account that was purged'),
    option: z.string().nullable(),
    quadrant: z.int().nullable(),
    value: z.int().nullable().describe('Point of the scale, or 0 to 10'),
    text: z.string().nullable(),
  })
  .meta({ id: 'UserResponse' });
export type UserResponse = z.infer<typeof UserResponse>;

/** How an activity was judged, over all its questions with quadrants or a scale (ACT-06). */
export const ActivityRating = z
  .object({
    id: id.describe('Of the activity'),
    activity: z.string(),
    school: SchoolRef,
    date: day,
    answers: z.int().describe('Finished submissions'),
    average: z
      .number()
      .nullable()
      .describe('1 to 5, to one decimal; null without answers, and for a group that is too small to be shown'),
  })
  .meta({ id: 'ActivityRating' });
export type ActivityRating = z.infer<typeof ActivityRating>;
