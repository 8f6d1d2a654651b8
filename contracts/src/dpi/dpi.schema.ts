import { z } from 'zod';
import { day, id } from '../kit/fields';
import { SchoolRef } from '../schools/school.schema';
import { DPI_REMINDERS, DPI_ROLES, DPI_WINDOWS } from './limits';
import { timeFactor } from './time-factor';

const quadrant = z.int().min(1).max(5);

/** The days on which a school answers, both included, in its wall clock. */
const DpiClosure = z.object({
  start_at: day,
  end_at: day,
  revision: z
    .int()
    .nonnegative()
    .describe('What a change of the end says it has seen; 0 while the cycle’s window holds'),
});
export type DpiClosure = z.infer<typeof DpiClosure>;

/** How a school, and the caller in it, stand to the diagnostic of the started cycle. */
export const DpiStatus = z
  .object({
    school: SchoolRef,
    cycle: z.object({ id, end_at: day }).nullable().describe('The started one'),
    today: day.describe('At the school'),
    window: z.enum(DPI_WINDOWS),
    dpiClosure: DpiClosure.nullable(),
    sheet: z.enum(['none', 'open', 'finished']).describe('The caller’s own'),
    questions: z.int().describe('That the caller is asked; 0 for who does not answer'),
    seconds: z.int().describe('Of all of them together, without more time'),
    time_factor: timeFactor.describe('Of the caller’s sheet; before it, what they chose last'),
    min_group: z.int(),
    totalValidated: z.int().nullable().describe('Finished sheets; null for who does not read results'),
  })
  .meta({ id: 'DpiStatus' });
export type DpiStatus = z.infer<typeof DpiStatus>;

const DpiOption = z.object({
  id,
  quadrant,
  color: z.string(),
  display: z.string(),
  display_en: z.string().nullable(),
  value: z.int(),
});
export type DpiOption = z.infer<typeof DpiOption>;

/** A question as the caller is asked it, in both languages. */
export const DpiQuestion = z
  .object({
    id,
    theme: z.string(),
    question: z.string(),
    question_en: z.string().nullable(),
    answers: z.object({
      options: z.array(DpiOption).describe('One per quadrant, in their order or its reverse, the same at every visit'),
    }),
    settings: z.object({ timeout: z.int().describe('Seconds, without more time') }),
  })
  .meta({ id: 'DpiQuestion' });
export type DpiQuestion = z.infer<typeof DpiQuestion>;

/** Where a sheet is. The server’s clock judges. */
export const DpiProgress = z
  .object({
    submission_id: id,
    finished: z.boolean(),
    written: z.int().nonnegative().describe('Questions with an answer or whose time ran out'),
    next: z
      .object({ question_id: id, msLeft: z.int().nonnegative() })
      .nullable()
      .describe('The first question that is not written, and what is left of its time'),
  })
  .meta({ id: 'DpiProgress' });
export type DpiProgress = z.infer<typeof DpiProgress>;

/** The figures of a question, of finished sheets that were asked it (DPI-03). Percentages and average to one decimal. */
export const DpiResult = z
  .object({
    id,
    questionId: id,
    theme: z.string(),
    question: z.string(),
    ...{ total_quadrant_1: z.int(), total_quadrant_2: z.int(), total_quadrant_3: z.int() },
    ...{ total_quadrant_4: z.int(), total_quadrant_5: z.int() },
    ...{ percentage_quadrant_1: z.number(), percentage_quadrant_2: z.number(), percentage_quadrant_3: z.number() },
    ...{ percentage_quadrant_4: z.number(), percentage_quadrant_5: z.number() },
    instruments: z.int().describe('People expected to answer it'),
    answered: z.int().describe('Shown answers; whose time ran out are none'),
    unanswered: z.int().describe('Shown sheets whose time ran out'),
    average: z.number().describe('Σ quadrant · n ÷ Σ n; 0 without answers'),
  })
  .meta({ id: 'DpiResult' });
export type DpiResult = z.infer<typeof DpiResult>;

const QuadrantShare = z.object({ quadrant, total: z.int(), percentage: z.number() });

/** The diagnostic of the started cycle over several schools (STA-03). */
export const DpiStatistics = z
  .object({
    pie: z.array(QuadrantShare).describe('Shown answers by quadrant, all five'),
    hasDPi: z.int().describe('Active schools with a finished sheet'),
    notHasDPi: z.int().describe('Active schools without one'),
    moreTime: z
      .int()
      .nullable()
      .describe(
        'People of the whole network with more time, once all figures are final; else, and below `min_group`, null',
      ),
  })
  .meta({ id: 'DpiStatistics' });
export type DpiStatistics = z.infer<typeof DpiStatistics>;

/** What a school answered in a cycle. Figures stand for groups of at least `min_group` people. */
export const DpiResults = z
  .object({
    school: SchoolRef,
    cycle: z.object({ id, name: z.string(), end_at: day }),
    today: day.describe('At the school'),
    window: z.enum(DPI_WINDOWS),
    dpiClosure: DpiClosure.nullable(),
    canEditEnd: z.boolean(),
    reminder: z.enum(DPI_REMINDERS).nullable().describe('Null for who may not remind, and outside the window'),
    min_group: z.int(),
    totalValidated: z.int().describe('Finished sheets'),
    shown: z.int().describe('Sheets in the figures, of the question with most'),
    reason: z.enum(['no-answers', 'small-group']).nullable().describe('Why there are no figures'),
    items: z.array(DpiResult).describe('In the order of the questions; empty with a reason'),
    chart: z.array(QuadrantShare).describe('Shown answers to all questions by quadrant; empty with a reason'),
    themes: z
      .array(
        z.object({
          theme: z.string(),
          average: z.number(),
          before: z.number().nullable().describe('Of the cycle before, as far as it may be shown'),
        }),
      )
      .describe('Themes with shown answers, in the order of their questions; empty with a reason'),
    rate: z
      .array(z.object({ roles: z.array(z.enum(DPI_ROLES)), finished: z.int(), expected: z.int() }))
      .describe('Who has finished by role, small roles together; empty unless each has `min_group` people'),
    network: z
      .array(z.object({ question_id: id, average: z.number() }))
      .describe('Averages of all schools with final figures; no question with fewer than six of them'),
    ranking: z.array(id).describe('Questions with answers, the lowest average first'),
    professors: z
      .array(z.object({ id, fullname: z.string(), roles: z.array(z.enum(DPI_ROLES)) }))
      .describe('Who is expected to answer; who has is never told'),
  })
  .meta({ id: 'DpiResults' });
export type DpiResults = z.infer<typeof DpiResults>;
