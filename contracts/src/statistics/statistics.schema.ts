import { z } from 'zod';
import { id } from '../kit/fields';

/** Whose schools a dashboard is about, as in the address of the filtered one (STA-04). */
export const DASHBOARD_FILTERS = ['school', 'manager', 'coordinator', 'coach'] as const;
export type DashboardFilter = (typeof DASHBOARD_FILTERS)[number];

const ofActive = 'Of the active schools: included in the cycle, with all four main people';

/**
 * The fifteen figures of the dashboard for the started cycle (STA-03). `has…` and `notHas…` add up to `activeSchools`;
 * what is scheduled is completed, missing, or still ahead. Keys are those of the specification.
 */
export const DashboardCards = z
  .object({
    activeProfessors: z.int().describe('Active, unbanned teachers of the schools'),
    activeSchools: z.int().describe('Included in the cycle, with all four main people'),
    hasDpi: z.int().describe(`${ofActive}: with a finished sheet`),
    notHasDPi: z.int(),
    hasPai: z.int().describe(`${ofActive}: with an established plan`),
    notHasPai: z.int(),
    hasPfi: z.int().describe(`${ofActive}: with an established plan`),
    notHasPfi: z.int(),
    scheduledActivities: z.int().describe('Items of the agenda that are no visits, without those taken out'),
    completedActivities: z.int(),
    missingActivities: z.int().describe('Not completed, before today at the school'),
    scheduledVisits: z.int().describe('Published visits that are not cancelled'),
    completedVisits: z.int(),
    missingVisits: z.int().describe('Not finished, before today at the school'),
    montlyObsProfessors: z.int().describe('Distinct teachers observed in the reader’s current month'),
  })
  .meta({ id: 'DashboardCards' });
export type DashboardCards = z.infer<typeof DashboardCards>;

/** Whom a filter names. */
export const DashboardSubject = z
  .object({ filter: z.enum(DASHBOARD_FILTERS), id, name: z.string() })
  .meta({ id: 'DashboardSubject' });
export type DashboardSubject = z.infer<typeof DashboardSubject>;
