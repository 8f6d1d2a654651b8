import { z } from 'zod';
import { PLACES } from '../cycles/cycle.schema';
import { id, instant } from '../kit/fields';
import { COACH_ROLES } from '../roles';
import { HierarchyPerson } from './hierarchy.schema';
import { HANDOVER_RECEIVERS_MAX, HANDOVER_SCHOOLS_MAX } from './limits';

const Named = z.object({ id, fullname: z.string() });

/** Who receives which schools. */
const Receiver = z.strictObject({
  to_id: id,
  schools: z.array(id).min(1).max(HANDOVER_SCHOOLS_MAX).describe('Ids'),
});

const isOnce = (values: readonly number[]) => new Set(values).size === values.length;

const facts = {
  cycle_id: id.optional().describe('The started cycle unless told'),
  from_id: id.describe('Who hands over'),
  role: z.enum(COACH_ROLES).describe('The schools where they have a place of this role'),
  receivers: z.array(Receiver).min(1).max(HANDOVER_RECEIVERS_MAX),
};
type Facts = z.infer<z.ZodObject<typeof facts>>;

/** Each school goes to one person, and nobody receives their own. Screens offer nothing else, so the sentence is general. */
const judged = <Form extends z.ZodType<Facts>>(form: Form) =>
  form
    .refine(({ receivers }) => isOnce(receivers.flatMap(({ schools }) => schools)), {
      error: 'invalid',
      path: ['receivers'],
    })
    .refine(({ receivers }) => receivers.flatMap(({ schools }) => schools).length <= HANDOVER_SCHOOLS_MAX, {
      error: 'invalid',
      path: ['receivers'],
    })
    .refine(({ receivers }) => isOnce(receivers.map(({ to_id }) => to_id)), {
      error: 'invalid',
      path: ['receivers'],
    })
    .refine(({ from_id, receivers }) => receivers.every(({ to_id }) => to_id !== from_id), {
      error: 'invalid',
      path: ['receivers'],
    });

/** One person's schools of a cycle in a role, all or some, to one person or several; for the review. */
export const HandoverReviewForm = judged(z.strictObject(facts));
export type HandoverReviewForm = z.input<typeof HandoverReviewForm>;

/** The same, to be done. */
export const HandoverForm = judged(
  z.strictObject({
    ...facts,
    mark: z
      .string()
      .regex(/^[0-9a-f]{32}$/)
      .optional()
      .describe('Of the review; sent back, nothing moves that it did not show'),
  }),
);
export type HandoverForm = z.input<typeof HandoverForm>;

/** A school that changes hands, with the unfinished work there of who hands it over. */
const HandedSchool = z.object({
  school_id: id,
  school_name: z.string(),
  place: z.enum(PLACES),
  to_id: id,
  heir: HierarchyPerson.nullable().describe('Who gets the work; null if it stays'),
  visits: z.int().describe('Published and not begun: they go to the heir'),
  activities: z.int().describe('Not begun: they go to the heir'),
  in_progress: z.int().describe('Begun: they keep their author’s name'),
  conferences: z.int().describe('They stay'),
  drafts: z.int().describe('They stay their author’s'),
});
export type HandedSchool = z.infer<typeof HandedSchool>;

/** How many schools somebody has in the role, before and after. */
const HandoverLoad = z.object({
  person: HierarchyPerson,
  before: z.int(),
  after: z.int(),
  is_heavy: z.boolean().describe('Half above the mean after the handover, or more'),
});
export type HandoverLoad = z.infer<typeof HandoverLoad>;

/** What a handover moves, before it moves. Nothing is written. */
export const HandoverReview = z
  .object({
    cycle_id: id,
    role: z.enum(COACH_ROLES),
    from: HandoverLoad,
    receivers: z.array(HandoverLoad).max(HANDOVER_RECEIVERS_MAX).describe('As they were asked'),
    mean: z.number().describe('Schools per person who has any in the role, after the handover'),
    schools: z.array(HandedSchool).max(HANDOVER_SCHOOLS_MAX).describe('By id'),
    mark: z.string(),
  })
  .meta({ id: 'HandoverReview' });
export type HandoverReview = z.infer<typeof HandoverReview>;

/** A handover that was done. */
export const Handover = z
  .object({
    id,
    cycle: z.object({ id, period: z.string() }),
    role: z.enum(COACH_ROLES),
    from: Named,
    made_by: Named,
    made_at: instant,
    schools: z.int(),
    receivers: z.int(),
    undone_at: instant.nullable(),
    returned: z.int().describe('Schools that an undo gave back; the others had changed since'),
    can: z.object({ undo: z.boolean() }),
  })
  .meta({ id: 'Handover' });
export type Handover = z.infer<typeof Handover>;

/** How many schools people have in a role of a cycle. */
export const HandoverLoads = z
  .object({
    mean: z.number().describe('Schools per person who has any'),
    loads: z
      .array(z.object({ id: id.describe('Of the person'), fullname: z.string(), schools: z.int() }))
      .describe('Who has any, also who may have none any more'),
  })
  .meta({ id: 'HandoverLoads' });
export type HandoverLoads = z.infer<typeof HandoverLoads>;
