import { z } from 'zod';
import { id } from '../kit/fields';
import { LEVELS } from '../schools/levels';

/** A school level as observations name it. */
export const ObservedLevel = z.object({ id, key: z.enum(LEVELS), name: z.string() });
export type ObservedLevel = z.infer<typeof ObservedLevel>;

/** A guide in lists and headings. A code is the same in every version. */
export const GuideRef = z.object({
  id,
  code: z.string(),
  version: z.int(),
  name: z.string(),
  bilingual: z.boolean().describe('Its code contains ruta_be_: Spanish and English, with labels of its own'),
});
export type GuideRef = z.infer<typeof GuideRef>;

export const GuideSummary = GuideRef.extend({ level: ObservedLevel, questions: z.int() }).meta({ id: 'GuideSummary' });
export type GuideSummary = z.infer<typeof GuideSummary>;

const GuideQuestion = z.object({ id, question: z.string() });
const GuideSection = z.object({ id, title: z.string(), questions: z.array(GuideQuestion) });

/** A guide to be run (OBS-02). */
export const Guide = GuideSummary.extend({
  language: z.enum(['es', 'en']).describe('Of its texts; what is missing in English is in Spanish'),
  sections: z.array(GuideSection),
}).meta({ id: 'Guide' });
export type Guide = z.infer<typeof Guide>;

/** A teacher of a school, and whether guides may be run with them (OBS-04). */
export const Professor = z
  .object({
    id,
    name: z.string(),
    observable: z.union([z.literal(0), z.literal(1)]),
    levels: z.array(ObservedLevel),
    last_observed_at: z.string().nullable().describe('UTC; null if nobody observed them in the started cycle'),
    can: z.object({ setObservable: z.boolean() }),
  })
  .meta({ id: 'Professor' });
export type Professor = z.infer<typeof Professor>;

/** A level of a school, with its observable teachers where they are asked for. */
export const LevelWithProfessors = ObservedLevel.extend({
  professors: z
    .array(Professor.pick({ id: true, name: true }))
    .optional()
    .describe('The observable ones, by name; present with include=professors'),
});
export type LevelWithProfessors = z.infer<typeof LevelWithProfessors>;
