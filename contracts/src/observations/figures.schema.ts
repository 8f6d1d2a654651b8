import { z } from 'zod';
import { id } from '../kit/fields';
import { GuideRef, ObservedLevel } from './guide.schema';
import { Pie } from './observation.schema';

const compliance = z.number().nullable().describe('Percent, yes ÷ (yes + no), to one decimal; null without either');
const observations = z.int().describe('Those that no other one corrects');

/** Figures of the observations of one teacher with one guide. */
export const GuideResult = z
  .object({
    guide: GuideRef,
    professor: z.object({ id, name: z.string() }),
    level: ObservedLevel,
    observations,
    pie: Pie,
    compliance,
  })
  .meta({ id: 'GuideResult' });
export type GuideResult = z.infer<typeof GuideResult>;

/** Figures of a guide over several teachers or schools. */
export const GuideFigures = z
  .object({ guide: GuideRef, observations, pie: Pie, compliance })
  .meta({ id: 'GuideFigures' });
export type GuideFigures = z.infer<typeof GuideFigures>;

/** A month on the calendar of its school. */
export const ObservedMonth = z
  .object({
    month: z.string().describe('YYYY-MM'),
    observations,
    professors: z.int().describe('Distinct'),
  })
  .meta({ id: 'ObservedMonth' });
export type ObservedMonth = z.infer<typeof ObservedMonth>;

/** Figures of a school in a cycle (OBS-05). */
export const ObservationDashboard = z
  .object({
    pie: Pie,
    compliance,
    observations,
    guides: z.array(GuideFigures),
    months: z.array(ObservedMonth).describe('From the first month of the cycle to its last, or to the current one'),
    montlyObsProfessors: z.int().describe('Distinct teachers observed in the current month of the school'),
    observable: z.int().describe('Teachers who may be observed'),
  })
  .meta({ id: 'ObservationDashboard' });
export type ObservationDashboard = z.infer<typeof ObservationDashboard>;

/** Figures of several schools in the started cycle. */
export const ObservationFigures = z
  .object({
    pie: Pie,
    compliance,
    montlyObsProfessors: z.int().describe('Distinct teachers observed in the reader’s current month'),
    months: z.array(ObservedMonth).describe('Of the cycle so far; each school’s by its own calendar'),
  })
  .meta({ id: 'ObservationFigures' });
export type ObservationFigures = z.infer<typeof ObservationFigures>;

/** An indicator in one version of a guide. */
const IndicatorFigures = z.object({ guide_id: id, version: z.int(), observations, pie: Pie, compliance });

/** The indicators of a guide, each in every version that has it, the first one first (OBS-03). */
export const GuideTrend = z
  .object({
    guide: GuideRef,
    level: ObservedLevel,
    indicators: z.array(
      z.object({
        indicator: z.string().describe('The same in every version'),
        question: z.string().describe('In this version'),
        versions: z.array(IndicatorFigures).describe('Those with figures'),
      }),
    ),
  })
  .meta({ id: 'GuideTrend' });
export type GuideTrend = z.infer<typeof GuideTrend>;
