import { z } from 'zod';
import { AgendaActivity } from '../agenda/agenda.schema';
import { ActivityMove } from '../agenda/activity.schema';
import { day, id, instant, requiredText, text, time } from '../kit/fields';
import { SchoolRef } from '../schools/school.schema';
import { PersonRef } from '../visits/visit.schema';
import { PAI_NOT_COMPARED, PAI_SIDES, PAI_STANDINGS, PAI_TEXT_MAX } from './limits';

const draftText = text(PAI_TEXT_MAX);
const planText = requiredText(PAI_TEXT_MAX, 'pai.text.required');

/** Texts of a plan as they are saved while somebody writes: any of them may be empty. */
const draftTexts = {
  activity: draftText.describe('What the school does'),
  objectives: draftText,
  indicators: draftText,
  strategy: draftText,
  responsables: draftText,
  financial_resources: draftText,
  material_resources: draftText,
  human_resources: draftText,
};

/** The same in a plan: each is written. */
const planTexts = {
  activity: planText,
  objectives: planText,
  indicators: planText,
  strategy: planText,
  responsables: planText,
  financial_resources: planText,
  material_resources: planText,
  human_resources: planText,
};

/** What a school writes for a question. Days and hours are the school's wall clock. */
export const PaiDraftForm = z.strictObject({
  ...draftTexts,
  coach_pai_id: id.nullable().describe('The coach’s activity, of the catalogue'),
  date: day.nullable(),
  time: time.nullable(),
  coach_date: day.nullable(),
  coach_time: time.nullable(),
});
export type PaiDraftForm = z.infer<typeof PaiDraftForm>;

/** A tab as it is saved. */
export const PaiDraft = PaiDraftForm.extend({
  question_id: id,
  revision: z.int().nonnegative().describe('What the next change, and establishing, say they have seen'),
  saved: z.object({ by: z.string(), at: instant }).nullable().describe('Who saved it last; null after a purge'),
}).meta({ id: 'PaiDraft' });
export type PaiDraft = z.infer<typeof PaiDraft>;

/** Another leader who has a tab open now. */
export const PaiPresence = z.object({ question_id: id, name: z.string() }).meta({ id: 'PaiPresence' });
export type PaiPresence = z.infer<typeof PaiPresence>;

/** A coach's activity of the catalogue. */
export const CoachActivity = z
  .object({
    id,
    activity_code: z.string(),
    activity: z.string(),
    activity_en: z.string().nullable(),
    theme: z.string(),
  })
  .meta({ id: 'CoachActivity' });
export type CoachActivity = z.infer<typeof CoachActivity>;

/** Shown answers to a question (decision 0052). */
const Figures = z.object({
  answered: z.int(),
  average: z.number(),
  ...{ total_quadrant_1: z.int(), total_quadrant_2: z.int(), total_quadrant_3: z.int() },
  ...{ total_quadrant_4: z.int(), total_quadrant_5: z.int() },
  ...{ percentage_quadrant_1: z.number(), percentage_quadrant_2: z.number(), percentage_quadrant_3: z.number() },
  ...{ percentage_quadrant_4: z.number(), percentage_quadrant_5: z.number() },
});

const Question = z.object({ question_id: id, question: z.string(), theme: z.string() });

/** A tab of the form: a question of the diagnostic. */
export const PaiTab = Question.extend({
  is_mandatory: z.boolean().describe('Fixed when the school’s form was first opened'),
  figures: Figures.nullable().describe('Null where too few people answered to be shown'),
  draft: PaiDraft.nullable(),
}).meta({ id: 'PaiTab' });
export type PaiTab = z.infer<typeof PaiTab>;

const Cycle = z.object({ id, name: z.string(), start_at: day, end_at: day });

/** The form of a school's plan (PAI-01). */
export const PaiForm = z
  .object({
    school: SchoolRef,
    cycle: Cycle,
    today: day.describe('At the school'),
    is_free: z.boolean().describe('Nothing may be shown: the leaders choose which questions the plan is about'),
    tabs: z.array(PaiTab).describe('The mandatory ones first, each part in the order of the questions'),
    coach_activities: z.array(CoachActivity).describe('Active ones, by theme and code'),
    coach: PersonRef.nullable().describe('The school’s present coach'),
  })
  .meta({ id: 'PaiForm' });
export type PaiForm = z.infer<typeof PaiForm>;

/** One of the two activities of an item, as the agenda has it. */
export const PaiSide = AgendaActivity.pick({
  ...{ id: true, date: true, time: true, datetime: true, status: true, expired: true, isStarted: true },
  ...{ isCompleted: true, coach: true, revision: true, activity_type: true },
})
  .extend({
    can_reschedule: z.boolean(),
    url: z.string().nullable().describe('Its page for the caller; null where they have none'),
  })
  .meta({ id: 'PaiSide' });
export type PaiSide = z.infer<typeof PaiSide>;

/** What a school commits to for one question of its diagnostic. */
export const PaiItem = Question.extend({
  id,
  revision: z.int(),
  ...planTexts,
  established_at: instant,
  coach_pai: z.object({ id, activity_code: z.string(), activity: z.string() }),
  activity_datetime: instant,
  activity_coach_datetime: instant,
  school_activity: PaiSide,
  coach_activity: PaiSide,
  can_edit: z.boolean().describe('Its texts, until its activity has started'),
}).meta({ id: 'PaiItem' });
export type PaiItem = z.infer<typeof PaiItem>;

/** Averages of the plan's themes in its cycle's diagnostic and in that of the next cycle, as both results show them. */
export const PaiCompared = z
  .object({
    next: z.object({ id, name: z.string() }).nullable().describe('The next cycle'),
    reason: z.enum(PAI_NOT_COMPARED).nullable().describe('Why the next cycle shows nothing yet'),
    themes: z.array(
      z.object({
        theme: z.string(),
        before: z.number().nullable().describe('Null where nothing may be shown'),
        after: z.number().nullable().describe('Null with a reason, where nothing may be shown, and if it is not asked'),
      }),
    ),
  })
  .meta({ id: 'PaiCompared' });
export type PaiCompared = z.infer<typeof PaiCompared>;

/** A school's action plan in a cycle, or how far it is from one (PAI-02). */
export const Pai = z
  .object({
    school: SchoolRef,
    cycle: Cycle,
    today: day.describe('At the school'),
    standing: z.enum(PAI_STANDINGS),
    dpiClosure: z.object({ start_at: day, end_at: day }).nullable(),
    totalValidated: z.int().describe('Finished sheets of the diagnostic'),
    hasChartData: z.boolean().describe('At least one answer of a finished sheet'),
    can_establish: z.boolean(),
    established_at: instant.nullable(),
    established_by: z.string().nullable().describe('Null before, and after a purge'),
    items: z.array(PaiItem).describe('In the order of the questions; empty before'),
    compared: PaiCompared.nullable().describe('Before and after; null without items'),
  })
  .meta({ id: 'Pai' });
export type Pai = z.infer<typeof Pai>;

/** Plans of the started cycle over several schools (STA-03). */
export const PaiStatistics = z
  .object({
    pie: z.object({ hasPai: z.int(), notHasPai: z.int() }).describe('Active schools with an established plan'),
  })
  .meta({ id: 'PaiStatistics' });
export type PaiStatistics = z.infer<typeof PaiStatistics>;

/** The texts of an item. */
export const PaiItemForm = z.strictObject({ ...planTexts, revision: z.int() });
export type PaiItemForm = z.infer<typeof PaiItemForm>;

/** Another date of one side's activity; `revision` is that activity's. */
export const PaiMove = ActivityMove.extend({
  who: z.enum(PAI_SIDES).optional().describe('Default: the caller’s side'),
});
export type PaiMove = z.infer<typeof PaiMove>;
