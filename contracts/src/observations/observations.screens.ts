import { z } from 'zod';
import { PastCycle } from '../access/access.schema';
import { day, id, queryId } from '../kit/fields';
import { pageOf } from '../kit/replies';
import { screen } from '../kit/screen';
import { SchoolRef } from '../schools/school.schema';
import { GuideResult, GuideTrend, ObservationDashboard, ObservedMonth } from './figures.schema';
import { Guide, GuideSummary, LevelWithProfessors, Professor } from './guide.schema';
import { Observation, ObservationSummary } from './observation.schema';

const today = day.describe('The reader’s today');
const lang = z.enum(['es', 'en']).optional();
const past = PastCycle.optional();

/** Teachers, guides by level, and what was observed last. */
const ObservationGuides = z.object({
  school: SchoolRef,
  today,
  levels: z
    .array(LevelWithProfessors.extend({ guides: z.array(GuideSummary) }))
    .describe('Empty for who runs no guides, and in a finished cycle'),
  observations: pageOf(ObservationSummary),
  past,
  can: z.object({ run: z.boolean(), readProfessors: z.boolean() }),
});
export type ObservationGuides = z.infer<typeof ObservationGuides>;

/** A guide, and who of its level may be observed. */
const ObservationRun = z.object({
  school: SchoolRef,
  guide: Guide,
  professors: z.array(z.object({ id, name: z.string() })),
  corrected: Observation.optional().describe('The observation that is corrected'),
});
export type ObservationRun = z.infer<typeof ObservationRun>;

const ObservationProfessors = z.object({ school: SchoolRef, today, professors: pageOf(Professor) });
export type ObservationProfessors = z.infer<typeof ObservationProfessors>;

/** Figures of a guide at a school, and its indicators across versions. */
const ObservationReport = z.object({
  school: SchoolRef,
  results: z.array(GuideResult).describe('Of the guide, one per teacher'),
  trend: GuideTrend,
  past,
});
export type ObservationReport = z.infer<typeof ObservationReport>;

/** One observation with its answers. */
const ObservationDetail = z.object({ observation: Observation, today });
export type ObservationDetail = z.infer<typeof ObservationDetail>;

const ObservationFiguresScreen = z.object({ school: SchoolRef, dashboard: ObservationDashboard, past });
export type ObservationFiguresScreen = z.infer<typeof ObservationFiguresScreen>;

const ObservationMonths = z.object({
  school: SchoolRef,
  year: z.int(),
  this_year: z.int().describe('Of the reader, or the last one of the finished cycle'),
  months: z.array(ObservedMonth),
  past,
});
export type ObservationMonths = z.infer<typeof ObservationMonths>;

/** A teacher's own observations. */
const OwnObservations = z.object({ today, observations: pageOf(ObservationSummary) });
export type OwnObservations = z.infer<typeof OwnObservations>;

const guidesQuery = z.strictObject({
  page: z.string().optional(),
  cycle: queryId.optional(),
  month: z.string().optional(),
  guide: queryId.optional(),
  professor: queryId.optional(),
});
/** Where a teacher, a level and a guide are chosen, and what was observed is listed (OBS-01). */
export const coachGuides = screen({
  area: 'coach',
  path: '/schools/:school_id/observation-guides',
  query: guidesQuery,
  reply: ObservationGuides,
});
export const scholasticGuides = screen({
  area: 'scholastic',
  path: '/schools/:school_id/observation-guides',
  query: guidesQuery,
  reply: ObservationGuides,
});

const runQuery = z.strictObject({
  school_id: queryId,
  lang,
  corrects: queryId.optional(),
});
/** A guide to be run (OBS-02). */
export const coachGuide = screen({
  area: 'coach',
  path: '/observation-guides/:id',
  query: runQuery,
  reply: ObservationRun,
});
export const scholasticGuide = screen({
  area: 'scholastic',
  path: '/observation-guides/:id',
  query: runQuery,
  reply: ObservationRun,
});

const reportQuery = z.strictObject({ school_id: queryId, lang, cycle: queryId.optional() });
/** The report of a guide (OBS-03). */
export const coachReport = screen({
  area: 'coach',
  path: '/report/observation-guides/:id',
  query: reportQuery,
  reply: ObservationReport,
});
export const scholasticReport = screen({
  area: 'scholastic',
  path: '/report/observation-guides/:id',
  query: reportQuery,
  reply: ObservationReport,
});

const detailQuery = z.strictObject({ lang });
/** One observation (OBS-05). */
export const coachObservation = screen({
  area: 'coach',
  path: '/observations/:id',
  query: detailQuery,
  reply: ObservationDetail,
});
export const scholasticObservation = screen({
  area: 'scholastic',
  path: '/observations/:id',
  query: detailQuery,
  reply: ObservationDetail,
});
export const professorObservation = screen({
  area: 'professor',
  path: '/observations/:id',
  query: detailQuery,
  reply: ObservationDetail,
});

const figuresQuery = z.strictObject({ cycle: queryId.optional(), lang });
/** Figures of a school in a cycle (OBS-05). */
export const coachObservationDashboard = screen({
  area: 'coach',
  path: '/schools/:school_id/observation-dashboard',
  query: figuresQuery,
  reply: ObservationFiguresScreen,
});
export const scholasticObservationDashboard = screen({
  area: 'scholastic',
  path: '/schools/:school_id/observation-dashboard',
  query: figuresQuery,
  reply: ObservationFiguresScreen,
});

const monthsQuery = z.strictObject({ year: z.string().optional(), cycle: queryId.optional() });
/** The months of a year, each with its observations and teachers (OBS-05). */
export const coachMonths = screen({
  area: 'coach',
  path: '/schools/:school_id/observation-months',
  query: monthsQuery,
  reply: ObservationMonths,
});
export const scholasticMonths = screen({
  area: 'scholastic',
  path: '/schools/:school_id/observation-months',
  query: monthsQuery,
  reply: ObservationMonths,
});

const professorsQuery = z.strictObject({
  page: z.string().optional(),
  search: z.string().optional(),
  observable: z.enum(['0', '1']).optional(),
});
/** The teachers of a school (OBS-04). */
export const coachProfessors = screen({
  area: 'coach',
  path: '/schools/:school_id/professors',
  query: professorsQuery,
  reply: ObservationProfessors,
});
export const scholasticProfessors = screen({
  area: 'scholastic',
  path: '/schools/:school_id/professors',
  query: professorsQuery,
  reply: ObservationProfessors,
});

/** A teacher's own observations, where teachers may read them (OBS-05). */
export const professorObservations = screen({
  area: 'professor',
  path: '/observations',
  query: z.strictObject({ page: z.string().optional() }),
  reply: OwnObservations,
});

export const observationsScreens = {
  coachGuides,
  scholasticGuides,
  coachGuide,
  scholasticGuide,
  coachReport,
  scholasticReport,
  coachObservation,
  scholasticObservation,
  professorObservation,
  coachObservationDashboard,
  scholasticObservationDashboard,
  coachMonths,
  scholasticMonths,
  coachProfessors,
  scholasticProfessors,
  professorObservations,
};
