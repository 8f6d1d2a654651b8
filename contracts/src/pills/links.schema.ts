import { z } from 'zod';
import { id } from '../kit/fields';
import { SchoolRef } from '../schools/school.schema';
import { LINK_KEY_MAX, LINKS_MAX } from './limits';
import { Pill } from './pills.schema';

/** What a video is about: a theme of the diagnostic, or an indicator of an observation guide. */
const PillLink = z.strictObject({
  kind: z.enum(['theme', 'indicator']),
  key: z.string().min(1).max(LINK_KEY_MAX).describe('A theme, or the code of a guide, a slash and its indicator'),
});
export type PillLink = z.infer<typeof PillLink>;

export const PillLinksForm = z.strictObject({
  links: z.array(PillLink).max(LINKS_MAX, 'pills.links.too-many').describe('All of them; equal ones are collapsed'),
  revision: z.int().positive().describe('The revision of the video that was edited').optional(),
});

/** What a video is tied to, and what it can be tied to (PIL-03). */
export const PillLinks = z
  .object({
    id,
    title: z.string(),
    revision: z.int().describe('Of the video'),
    links: z.array(PillLink),
    themes: z.array(z.string()).describe('Of the questions of all cycles, and those that the video is tied to'),
    guides: z
      .array(z.object({ name: z.string(), indicators: z.array(z.object({ key: z.string(), question: z.string() })) }))
      .describe('Published ones, and those that the video is tied to'),
  })
  .meta({ id: 'PillLinks' });
export type PillLinks = z.infer<typeof PillLinks>;

/** Why a video is recommended: figures of the school that its reader sees elsewhere, too. */
const PillReason = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('theme'), theme: z.string(), average: z.number().describe('1 to 5, one decimal') }),
  z.object({
    kind: z.literal('indicator'),
    indicator: z.string().describe('Its question'),
    guide: z.string(),
    compliance: z.number().describe('Percent, one decimal'),
  }),
]);
export type PillReason = z.infer<typeof PillReason>;

export const RecommendedPill = Pill.extend({
  reasons: z.array(PillReason).min(1).describe('The weakest first'),
}).meta({ id: 'RecommendedPill' });
export type RecommendedPill = z.infer<typeof RecommendedPill>;

/** Videos for what a school is weakest at in the started cycle. */
export const RecommendedPills = z
  .object({
    school: SchoolRef.nullable().describe(
      'Null for who watches nothing or reads no figures, and where no school is named',
    ),
    videos: z.array(RecommendedPill).describe('Those that the caller has not seen, for the weakest figure first'),
  })
  .meta({ id: 'RecommendedPills' });
export type RecommendedPills = z.infer<typeof RecommendedPills>;
