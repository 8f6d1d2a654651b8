import { z } from 'zod';
import { id, instant, line, requiredLine, requiredText, text } from '../kit/fields';
import { secureAddress } from '../other-content/media-url';
import { LEVELS } from '../schools/school.schema';
import {
  CONTENT_NAME_MAX,
  FORMATION_KEY_MAX,
  FORMATION_NAME_MAX,
  FORMATION_ROLES,
  FORMATION_TEXT_MAX,
  HOURS_MAX,
  LINK_MAX,
  PLACE_MAX,
  PLAN_STATES,
} from './limits';
import { FormationContent } from './pfp.schema';

/** A content as the catalogue shows it; its file is read before it is published, too. */
export const CatalogueContent = FormationContent.extend({
  revision: z.int().describe('Rises with every change; an edit sends it back'),
}).meta({ id: 'CatalogueContent' });
export type CatalogueContent = z.infer<typeof CatalogueContent>;

/** A formation plan as the catalogue shows it (PFP-01). */
export const CataloguePlan = z
  .object({
    id,
    cycle: z.object({ id, name: z.string(), is_finished: z.boolean() }),
    key: z.string().describe('The same in every cycle; stays as it is once the plan was published'),
    name_es: z.string(),
    name_en: z.string().nullable().describe('Null: readers of English get the Spanish one'),
    description_es: z.string(),
    description_en: z.string().nullable(),
    levels: z.array(z.enum(LEVELS)).describe('Whom it is for; empty means every level'),
    roles: z.array(z.enum(FORMATION_ROLES)).describe('Whom it is for; empty means everybody of a school'),
    hours: z.number(),
    order: z.int(),
    state: z.enum(PLAN_STATES),
    published_at: instant.nullable().describe('When it was first published'),
    contents: z.int().describe('How many there are'),
    revision: z.int().describe('Rises with every change; an edit sends it back'),
    can: z.object({
      edit: z.boolean().describe('Not in a finished cycle'),
      publish: z.boolean().describe('With a content, where it is not published'),
      retire: z.boolean().describe('Where it is published'),
      remove: z.boolean().describe('Where it was never published'),
    }),
  })
  .meta({ id: 'CataloguePlan' });
export type CataloguePlan = z.infer<typeof CataloguePlan>;

/** A plan with its contents, and whom it reaches now. */
export const CatalogueDetail = z
  .object({
    plan: CataloguePlan,
    contents: z.array(CatalogueContent).describe('In order'),
    reaches: z.object({
      people: z.int().describe('Active people of schools with its roles and levels'),
      schools: z.int(),
    }),
  })
  .meta({ id: 'CatalogueDetail' });
export type CatalogueDetail = z.infer<typeof CatalogueDetail>;

const revision = z.int().positive().describe('The revision that was edited');
const revisionText = z.coerce.number<string>().pipe(z.int().positive());
/** Empty texts in English are none. */
const orNull = (value: string) => (value.trim() === '' ? null : value.trim());

export const PlanForm = z.strictObject({
  key: z
    .string()
    .max(FORMATION_KEY_MAX, 'pfp.key.malformed')
    .regex(/^[a-z0-9]+(?:_[a-z0-9]+)*$/, 'pfp.key.malformed'),
  name_es: requiredLine(FORMATION_NAME_MAX, 'pfp.name.required'),
  name_en: line(FORMATION_NAME_MAX).transform(orNull),
  description_es: requiredText(FORMATION_TEXT_MAX, 'pfp.description.required'),
  description_en: text(FORMATION_TEXT_MAX).transform(orNull),
  levels: z.array(z.enum(LEVELS)).max(LEVELS.length),
  roles: z.array(z.enum(FORMATION_ROLES)).max(FORMATION_ROLES.length),
  hours: z
    .number()
    .min(0, 'pfp.hours.range')
    .max(HOURS_MAX, 'pfp.hours.range')
    .refine((hours) => Number.isInteger(Math.round(hours * 1000) / 100), 'pfp.hours.range')
    .describe('At most one decimal'),
});
export type PlanForm = z.output<typeof PlanForm>;
export const PlanChange = PlanForm.extend({ revision });
export const PlanState = z.strictObject({ revision });
/** The place of a plan, or of a content: 1 is the first; beyond the last one is the last. */
export const PlaceForm = z.strictObject({ position: z.int().min(1).max(PLACE_MAX) });

const name = requiredLine(CONTENT_NAME_MAX, 'pfp.content.name.required');
const flagText = z.enum(['0', '1']).transform((value) => value === '1');
/** A file with what stands beside it; parts of a form are text. */
export const FileForm = z.strictObject({ name, required: flagText });
export const FileChange = FileForm.extend({ revision: revisionText });

const url = z
  .string()
  .trim()
  .max(LINK_MAX, 'pfp.url.invalid')
  .refine((value) => secureAddress(value)?.host.includes('.') === true, 'pfp.url.invalid')
  .describe('https only; the server never opens it');
export const LinkForm = z.strictObject({ name, required: z.boolean(), url });
export const LinkChange = LinkForm.extend({ revision });
