import { z } from 'zod';
import { day, id, instant, requiredText, text, time } from '../kit/fields';
import { JUSTIFICATION_MAX, JUSTIFICATION_MIN, VISIT_AXES } from '../kit/limits';
import { SchoolRef } from '../schools/school.schema';

export const OBJECTIVE_MAX = 500;
export const AXIS_TEXT_MAX = 4000;

const VISIT_STATUSES = ['new', 'progress', 'finished'] as const;
export const VisitStatusKey = z.enum(VISIT_STATUSES);
export type VisitStatusKey = z.infer<typeof VisitStatusKey>;

/** What a list asks for: the statuses, and what was cancelled, which no list shows unasked. */
export const VISIT_LISTED = [...VISIT_STATUSES, 'cancelled'] as const;

export const PersonRef = z.object({ id, fullname: z.string() });
export type PersonRef = z.infer<typeof PersonRef>;

/** An axis of the catalogue. */
export const VisitAxis = z.object({
  id,
  key: z.enum(['pedagogico', 'organizativo', 'administrativo', 'comunitario']),
  name: z.string(),
  name_en: z.string(),
});
export type VisitAxis = z.infer<typeof VisitAxis>;

/** What a visit plans on one axis. `id` is the axis of the catalogue. */
export const VisitAxisEntry = VisitAxis.extend({ actions: z.string(), specifications: z.string() });
export type VisitAxisEntry = z.infer<typeof VisitAxisEntry>;

/** One change of date, with its reason and author (VIS-05). */
export const VisitReschedule = z.object({
  id,
  old_date: day,
  old_time: time,
  date: day,
  time,
  justification: z.string(),
  user: PersonRef,
  created_at: instant,
});
export type VisitReschedule = z.infer<typeof VisitReschedule>;

/** Number of changes that the detail of a visit shows, the newest. */
export const VISIT_CHANGES_MAX = 50;

/** One change of a published visit: what it was, what it became, who changed it and when (VIS-05). */
export const VisitChange = z.object({
  id,
  field: z.enum(['objective', 'date', 'time', 'actions', 'specifications']),
  axis_id: id.nullable().describe('The axis of actions and specifications; else null'),
  before: z.string(),
  after: z.string(),
  user: PersonRef,
  created_at: instant,
});
export type VisitChange = z.infer<typeof VisitChange>;

/** What the caller may do with this visit now, by the policy that guards the calls (law 9). */
export const VisitCan = z.object({
  edit: z.boolean(),
  publish: z.boolean(),
  delete: z.boolean(),
  reschedule: z.boolean(),
  cancel: z.boolean(),
  start: z.boolean(),
  run: z.boolean().describe('Record attendance and observations, edit in place, finish'),
});
export type VisitCan = z.infer<typeof VisitCan>;

/**
 * A planned visit of a coach to a school. `date` and `time` are the school's wall clock, `datetime` the UTC instant.
 */
export const Visit = z
  .object({
    id,
    school_id: id,
    coach_id: id,
    cycle_id: id,
    agenda_activity_id: id.nullable().describe('The row of the agenda; a draft has none'),
    objective: z.string(),
    date: day.nullable().describe('Only a draft may lack it'),
    time: time.nullable(),
    datetime: instant.nullable(),
    eraser: z.boolean().describe('True means draft'),
    school_visit_status_id: id,
    school_visit_status: z.object({ id, key: VisitStatusKey, name: z.string(), name_en: z.string() }),
    expired: z.boolean().describe('Past at the school, neither finished nor cancelled'),
    school: SchoolRef,
    coach: PersonRef,
    revision: z.int().describe('Send it back unchanged to prove that you saw the latest version'),
    started_at: instant.nullable(),
    finished_at: instant.nullable(),
    cancelled_at: instant.nullable().describe('Set for a cancelled visit, which keeps its status'),
    cancelled_by: PersonRef.nullable(),
    cancel_reason: z.string().nullable(),
    created_at: instant,
    updated_at: instant,
    school_visit_axis: z.array(VisitAxisEntry).optional().describe('In a list, present with include=axis'),
    school_visit_reschedule_tracking: z
      .array(VisitReschedule)
      .optional()
      .describe('In a list, present with include=tracking'),
    school_visit_changes: z
      .array(VisitChange)
      .optional()
      .describe(`When one visit is read: the newest ${VISIT_CHANGES_MAX}, newest first`),
    can: VisitCan,
  })
  .meta({ id: 'Visit' });
export type Visit = z.infer<typeof Visit>;

const axisForm = z.strictObject({ id, actions: text(AXIS_TEXT_MAX), specifications: text(AXIS_TEXT_MAX) });

/** The four axes of a form, each once. */
const fourAxes = <T extends z.ZodType<{ id: number }>>(axis: T) =>
  z
    .array(axis)
    .refine(
      (axes) => axes.length === VISIT_AXES && new Set(axes.map(({ id: axisId }) => axisId)).size === VISIT_AXES,
      'visits.axes.four',
    );

/** A draft accepts every well-formed value, and may be empty apart from its school. */
export const VisitDraftForm = z.strictObject({
  objective: text(OBJECTIVE_MAX),
  date: day.nullable(),
  time: time.nullable(),
  school_visit_axis: fourAxes(axisForm),
});
export type VisitDraftForm = z.infer<typeof VisitDraftForm>;

/** A published visit is complete: objective, date, time and four axes with both texts (VIS-02). */
export const VisitForm = z.strictObject({
  objective: requiredText(OBJECTIVE_MAX, 'visits.objective.required'),
  date: z.string('visits.date.required').pipe(day),
  time: z.string('visits.time.required').pipe(time),
  school_visit_axis: fourAxes(
    z.strictObject({
      id,
      actions: requiredText(AXIS_TEXT_MAX, 'visits.actions.required'),
      specifications: requiredText(AXIS_TEXT_MAX, 'visits.specifications.required'),
    }),
  ),
});
export type VisitForm = z.infer<typeof VisitForm>;

/** A new date for a visit, with its reason (VIS-01). */
export const RescheduleForm = z.strictObject({
  schoolVisitId: id.optional(),
  date: z.string('visits.date.required').pipe(day),
  time: z.string('visits.time.required').pipe(time),
  justification: requiredText(JUSTIFICATION_MAX, 'visits.justification.required', JUSTIFICATION_MIN),
  revision: z.int(),
});
export type RescheduleForm = z.infer<typeof RescheduleForm>;

/** Cancels a visit that has not started, with its reason. */
export const CancelForm = z.strictObject({
  reason: requiredText(JUSTIFICATION_MAX, 'visits.reason.required', JUSTIFICATION_MIN),
  revision: z.int(),
});
export type CancelForm = z.infer<typeof CancelForm>;
