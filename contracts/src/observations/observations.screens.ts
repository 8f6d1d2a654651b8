import { z } from 'zod';
import { day, id, queryId } from '../kit/fields';
import { pageOf } from '../kit/replies';
import { screen } from '../kit/screen';
import { SchoolRef } from '../schools/school.schema';
import { Guide, GuideSummary, LevelWithProfessors, Professor } from './guide.schema';
import { ObservationSummary } from './observation.schema';

/** Teachers, guides by level, and what was observed last. */
const ObservationGuides = z.object({
  school: SchoolRef,
  today: day.describe('The reader’s today'),
  levels: z
    .array(LevelWithProfessors.extend({ guides: z.array(GuideSummary) }))
    .describe('Empty for who runs no guides'),
  observations: pageOf(ObservationSummary),
  can: z.object({ run: z.boolean(), readProfessors: z.boolean() }),
});
export type ObservationGuides = z.infer<typeof ObservationGuides>;

/** A guide, and who of its level may be observed. */
const ObservationRun = z.object({
  school: SchoolRef,
  guide: Guide,
  professors: z.array(z.object({ id, name: z.string() })),
});
export type ObservationRun = z.infer<typeof ObservationRun>;

const ObservationProfessors = z.object({ school: SchoolRef, today: day, professors: pageOf(Professor) });
export type ObservationProfessors = z.infer<typeof ObservationProfessors>;

/** Where a teacher, a level and a guide are chosen, and what was observed is listed (OBS-01). */
export const coachGuides = screen({
  area: 'coach',
  path: '/schools/:school_id/observation-guides',
  query: z.strictObject({ page: z.string().optional() }),
  reply: ObservationGuides,
});

/** A guide to be run (OBS-02). */
export const coachGuide = screen({
  area: 'coach',
  path: '/observation-guides/:id',
  query: z.strictObject({ school_id: queryId, lang: z.enum(['es', 'en']).optional() }),
  reply: ObservationRun,
});

/** The teachers of a school (OBS-04). */
export const coachProfessors = screen({
  area: 'coach',
  path: '/schools/:school_id/professors',
  query: z.strictObject({
    page: z.string().optional(),
    search: z.string().optional(),
    observable: z.enum(['0', '1']).optional(),
  }),
  reply: ObservationProfessors,
});

export const observationsScreens = { coachGuides, coachGuide, coachProfessors };
