import { z } from 'zod';
import type { RoleCode } from '../roles';
import type { SharedReport } from './report.schema';

/** The roles of a school's leaders as they stand in addresses (REP-02). Such a part of an address never gives a right. */
export const LEADER_PATHS = { dir: 'DIR', subd: 'SUBD', coor: 'COOR' } as const satisfies Record<string, RoleCode>;
export type LeaderPath = keyof typeof LEADER_PATHS;
export const LEADER_KEYS = ['dir', 'subd', 'coor'] as const satisfies readonly LeaderPath[];

/** The reports of a school for its leaders, in the order of their index, with the shared reports that each joins. */
export const SCHOLASTIC_REPORTS = {
  observations: ['observations'],
  'dpi-pai': ['dpi', 'pai'],
  'pfi-activities': ['pfi', 'attendance'],
  pfp: ['pfp'],
} as const satisfies Record<string, readonly SharedReport[]>;
export type ScholasticReportKey = keyof typeof SCHOLASTIC_REPORTS;

const Named = z.object({ key: z.string(), name: z.string(), description: z.string() });

/** A report of a school for its leaders, in the caller's language. */
export const ScholasticReport = Named.extend({
  parts: z.array(Named).describe('A sheet of the workbook each; those that the caller may read'),
});
export type ScholasticReport = z.infer<typeof ScholasticReport>;
