import { z } from 'zod';
import { instant, text } from '../kit/fields';
import { COMMENT_MAX } from './limits';
import { SURVEY_QUESTION_KEYS } from './questions';

/** A question of the survey, in the caller’s language. */
const SessionQuestion = z.object({
  key: z.enum(SURVEY_QUESTION_KEYS),
  question: z.string(),
  min: z.int(),
  max: z.int(),
  low: z.string().describe('What the smallest answer means'),
  high: z.string().describe('What the largest answer means'),
});
export type SessionQuestion = z.infer<typeof SessionQuestion>;

const scale = z.int('session-surveys.scale').min(1, 'session-surveys.scale').max(5, 'session-surveys.scale');
const scales = { punctuality: scale, mastery: scale, clarity: scale, usefulness: scale };
const recommend = z
  .int('session-surveys.recommend')
  .min(0, 'session-surveys.recommend')
  .max(10, 'session-surveys.recommend');

/** Answers about a session: four scales of 1 to 5, a recommendation of 0 to 10, and a comment. */
export const SessionAnswersForm = z.strictObject({ ...scales, recommend, comment: text(COMMENT_MAX).default('') });
export type SessionAnswersForm = z.input<typeof SessionAnswersForm>;

const SessionAnswers = z.object({ ...scales, recommend, comment: z.string(), created_at: instant });

/** The survey about a session, as the caller meets it. */
export const SessionSurvey = z
  .object({
    questions: z
      .union([z.literal(false), z.array(SessionQuestion)])
      .describe('False where there is nothing to answer and nothing to read'),
    answers: SessionAnswers.nullable().describe('Only for who may read them'),
    can: z.object({ answer: z.boolean() }),
  })
  .meta({ id: 'SessionSurvey' });
export type SessionSurvey = z.infer<typeof SessionSurvey>;
