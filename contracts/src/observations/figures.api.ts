import { z } from 'zod';
import { schoolBranch } from '../hierarchy/branch';
import { endpoint } from '../kit/endpoint';
import { cycleRead, day, queryId } from '../kit/fields';
import { dataOf } from '../kit/replies';
import {
  GuideFigures,
  GuideResult,
  GuideTrend,
  ObservationDashboard,
  ObservationFigures,
  ObservedMonth,
} from './figures.schema';

const read = { ability: 'observation:read' } as const;
const figures = { ability: 'observation:figures' } as const;
const lang = z.enum(['es', 'en']).optional().describe('Names in English; those that have none are in Spanish');
const ofSchool = ['schools.not-found', 'cycles.not-found'] as const;

/** Figures of observations: of a school, and of several (OBS-03, OBS-05). Observations that were corrected count nowhere. */
export const observationFigures = {
  results: endpoint({
    method: 'get',
    path: '/schools/observations/results',
    summary: 'Yes, no and not applicable per guide and teacher',
    access: read,
    query: z.strictObject({
      school_id: queryId,
      cycle_id: cycleRead,
      lang,
      filter: z
        .strictObject({
          guide_id: queryId.optional(),
          professor_id: queryId.optional(),
          level_id: queryId.optional(),
          from: day.optional().describe('On the school’s calendar'),
          to: day.optional(),
        })
        .prefault({}),
    }),
    reply: dataOf(z.array(GuideResult)),
    problems: ofSchool,
  }),
  trend: endpoint({
    method: 'get',
    path: '/schools/observations/trend',
    summary: 'The indicators of a guide across its versions, of all cycles',
    access: read,
    query: z.strictObject({ school_id: queryId, guide_id: queryId, cycle_id: cycleRead, lang }),
    reply: dataOf(GuideTrend),
    problems: [...ofSchool, 'observations.guide-not-found'],
  }),
  monthly: endpoint({
    method: 'get',
    path: '/schools/observations/monthly',
    summary: 'The twelve months of a year: observations and distinct teachers',
    access: read,
    query: z.strictObject({
      school_id: queryId,
      cycle_id: cycleRead,
      year: z.string().regex(/^20\d\d$/, 'observations.year.range'),
    }),
    reply: dataOf(z.array(ObservedMonth)),
    problems: ofSchool,
  }),
  dashboard: endpoint({
    method: 'get',
    path: '/schools/observations/dashboard',
    summary: 'A school’s observations of a cycle: responses, guides, months',
    access: read,
    query: z.strictObject({ school_id: queryId, cycle_id: cycleRead, lang }),
    reply: dataOf(ObservationDashboard),
    problems: ofSchool,
  }),
  statistics: endpoint({
    method: 'get',
    path: '/schools/statistics/observations',
    summary: 'Responses and months of the started cycle, of the schools within reach',
    access: figures,
    query: z.strictObject({ filter: schoolBranch }),
    reply: dataOf(ObservationFigures),
  }),
  guideStatistics: endpoint({
    method: 'get',
    path: '/schools/statistics/observation-results',
    summary: 'Responses per guide in the started cycle, of the schools within reach',
    access: figures,
    query: z.strictObject({ filter: schoolBranch, lang }),
    reply: dataOf(z.array(GuideFigures)),
  }),
};
