import { z } from 'zod';
import { ATTENDING_ROLES } from '../agenda/activity.schema';
import { catalogueCode } from '../imports/catalogue-fields';
import {
  DESCRIPTION_MAX,
  HOURS_MAX,
  HOURS_MIN,
  ITEM_MAX,
  NAME_MAX,
  ORDER_MAX,
  REASONS_MAX,
} from '../imports/catalogue-limits';
import { day, id, line, requiredLine, requiredText, text } from '../kit/fields';
import { LEVELS } from '../schools/school.schema';
import { CENTRAL_LOCKS } from './limits';

const reasonTexts = { reason: z.string(), reason_en: z.string().nullable() };

/** A central activity of a cycle as its editors see it (PFI-02; decision 0063). */
export const CatalogueCentral = z
  .object({
    id,
    code: z.string().describe('The same in every cycle; it does not change'),
    title: z.string(),
    title_en: z.string().nullable().describe('Null: readers of English get the Spanish one'),
    description: z.string(),
    description_en: z.string().nullable(),
    window_start: day.describe('First day of the suggested window'),
    window_end: day,
    hours: z.number(),
    levels: z.array(z.enum(LEVELS)).describe('Whom it is for; empty means every level'),
    roles: z.array(z.enum(ATTENDING_ROLES)).describe('Who attends; empty means everybody of the school'),
    gives_proof: z.boolean().describe('Starting it writes its attendance proof'),
    survey: z.string().nullable().describe('The code of the survey that its attendants answer'),
    reasons: z.array(z.object({ id, ...reasonTexts })).describe('Why it is done, in order'),
    active: z.boolean().describe('Whether schools may date it; a retired one stays with those that have'),
    order: z.int(),
    schools: z.int().describe('Schools whose plan has it'),
    revision: z.int().describe('Rises with every change; an edit sends it back'),
    can: z.object({
      edit: z.boolean().describe('In a started or prepared cycle'),
      remove: z.boolean().describe('Where no plan ever had it, either'),
    }),
  })
  .meta({ id: 'CatalogueCentral' });
export type CatalogueCentral = z.infer<typeof CatalogueCentral>;

/** Whose central activities are looked at, and why they cannot change. */
export const CentralCycle = z.object({
  ...{ id, name: z.string(), start_at: day, end_at: day },
  locked: z.enum(CENTRAL_LOCKS).nullable().describe('Null while they can change'),
});
export type CentralCycle = z.infer<typeof CentralCycle>;

/** A published survey that an activity may name. */
export const CentralSurvey = z.object({ code: z.string(), title: z.string() });
export type CentralSurvey = z.infer<typeof CentralSurvey>;

/** Empty texts in English are none. */
const orNull = (value: string) => (value.trim() === '' ? null : value.trim());

const Reason = z.strictObject({
  reason: requiredLine(ITEM_MAX, 'text.required').refine((value) => !value.includes('|'), 'pfi.reason.bar'),
  reason_en: line(ITEM_MAX)
    .refine((value) => !value.includes('|'), 'pfi.reason.bar')
    .transform(orNull),
});

/** What an editor writes; with the limits of a file. */
export const CentralForm = z.strictObject({
  title: requiredLine(NAME_MAX, 'text.required'),
  title_en: line(NAME_MAX).transform(orNull),
  description: requiredText(DESCRIPTION_MAX, 'text.required'),
  description_en: text(DESCRIPTION_MAX).transform(orNull),
  window_start: day,
  window_end: day,
  hours: z
    .number('imports.hours.malformed')
    .min(HOURS_MIN, 'imports.hours.malformed')
    .max(HOURS_MAX, 'imports.hours.malformed')
    .refine((hours) => Number.isInteger(Math.round(hours * 1000) / 100), 'imports.hours.malformed')
    .describe('At most one decimal'),
  levels: z.array(z.enum(LEVELS)).max(LEVELS.length).describe('Empty means every level'),
  roles: z.array(z.enum(ATTENDING_ROLES)).max(ATTENDING_ROLES.length).describe('Empty means everybody'),
  gives_proof: z.boolean(),
  survey: z.string().max(60).nullable().describe('The code of a published survey; the one it has may stay'),
  reasons: z
    .array(Reason)
    .max(REASONS_MAX)
    .refine((reasons) => new Set(reasons.map(({ reason_en }) => reason_en === null)).size < 2, 'pfi.reasons.english')
    .describe('In order; in English all of them or none'),
});
export type CentralForm = z.output<typeof CentralForm>;

export const CentralNew = CentralForm.extend({
  code: catalogueCode,
  cycle_id: z.int().positive().optional().describe('Default: the started cycle'),
});
export type CentralNew = z.output<typeof CentralNew>;

const revision = z.int().positive().describe('The revision that was seen');
export const CentralChange = CentralForm.extend({ revision });
export const CentralState = z.strictObject({ revision });
/** The place of an activity: 1 is the first; beyond the last one is the last. */
export const CentralPlace = z.strictObject({ position: z.int().min(1).max(ORDER_MAX) });
