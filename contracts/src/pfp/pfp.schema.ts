import { z } from 'zod';
import { day, id, instant } from '../kit/fields';
import { LEVELS } from '../schools/school.schema';
import { CONTENT_KINDS, FORMATION_ROLES, PIECES_MAX } from './limits';

/** A file, a film or a link of a formation plan. */
export const FormationContent = z
  .object({
    id: id.describe('Stays when the file is replaced'),
    kind: z.enum(CONTENT_KINDS),
    mime_type: z.string().describe('By the bytes of the file; text/html for a link'),
    name: z.string(),
    size: z.int().nullable().describe('Bytes; null for a link'),
    pages: z.int().nullable(),
    duration_seconds: z.int().nullable(),
    required: z.boolean(),
    captions: z.boolean().describe('Whether a film has captions, below its address'),
    url: z.string().describe('The file below this API, or an https address outside of it'),
  })
  .meta({ id: 'FormationContent' });
export type FormationContent = z.infer<typeof FormationContent>;

/** How far somebody is in a film. */
export const FormationProgress = z
  .object({
    position: z.int().describe('Seconds: the farthest place'),
    seen: z.int().describe('Percent of the film, of all times together'),
    done: z.boolean().describe('Whether as much was seen as counts'),
  })
  .meta({ id: 'FormationProgress' });
export type FormationProgress = z.infer<typeof FormationProgress>;

/** A content as the caller has it. */
export const ReadContent = FormationContent.extend({
  progress: FormationProgress.nullable().describe('Null for all but films, and before the caller began one'),
}).meta({ id: 'ReadContent' });
export type ReadContent = z.infer<typeof ReadContent>;

export const FormationProgressForm = z.strictObject({
  position: z.int().nonnegative().max(86_400).describe('Seconds; beyond the end of a film is its end'),
  seen: z
    .array(z.int().nonnegative().max(PIECES_MAX, 'pfp.seen.beyond'))
    .max(PIECES_MAX)
    .describe('Pieces of five seconds that were played, counted from 0'),
});
export type FormationProgressForm = z.infer<typeof FormationProgressForm>;

/** A formation plan as the caller has it (PFP-01). */
export const FormationPlan = z
  .object({
    id: id.describe('Of the plan: a person has one item per plan'),
    consulted: z.boolean(),
    consulted_at: instant.nullable().describe('When its first content was opened'),
    is_mine: z.boolean().describe('Whether it is for the caller’s role and level, so that it is expected of them'),
    plan: z.object({
      ...{ id, key: z.string().describe('The same in every cycle'), name: z.string(), description: z.string() },
      hours: z.number(),
      levels: z.array(z.enum(LEVELS)).describe('Whom it is for; empty means every level'),
      roles: z.array(z.enum(FORMATION_ROLES)).describe('Whom it is for; empty means everybody of a school'),
      order: z.int(),
    }),
    contents: z.array(ReadContent).describe('In order'),
  })
  .meta({ id: 'FormationPlan' });
export type FormationPlan = z.infer<typeof FormationPlan>;

/** Until when plans of a cycle count. */
export const FormationClosure = z
  .object({
    cycle: z.object({ id, name: z.string() }),
    closure_at: day.describe('The last day that counts; without a closure the end of the cycle'),
    is_closed: z.boolean().describe('By the day of the school; contents stay readable'),
  })
  .meta({ id: 'FormationClosure' });
export type FormationClosure = z.infer<typeof FormationClosure>;

const pie = z.object({ consulted: z.int(), notConsulted: z.int() }).describe('People, once for each plan');

/** How many people of a school have consulted the plans that are expected of them. */
export const FormationSummary = z
  .object({
    pie,
    plans: z.array(z.object({ id, expected: z.int().describe('People now'), consulted: z.int() })).describe('In order'),
  })
  .meta({ id: 'FormationSummary' });
export type FormationSummary = z.infer<typeof FormationSummary>;

export const FormationStatistics = z.object({ pie }).meta({ id: 'FormationStatistics' });
export type FormationStatistics = z.infer<typeof FormationStatistics>;

/** What a mark left. */
export const FormationMark = FormationPlan.pick({ id: true, consulted: true, consulted_at: true });
export type FormationMark = z.infer<typeof FormationMark>;

export const FormationMarkForm = z.strictObject({
  opened_at: instant.optional().describe('When it was opened, UTC, if it is sent later; at most seven days back'),
});
export type FormationMarkForm = z.infer<typeof FormationMarkForm>;
