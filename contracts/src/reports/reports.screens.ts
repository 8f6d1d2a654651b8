import { z } from 'zod';
import { PastCycle } from '../access/access.schema';
import { queryId } from '../kit/fields';
import { screen } from '../kit/screen';
import { ReportEntry } from './report.schema';

const ReportIndex = z.object({ reports: z.array(ReportEntry), past: PastCycle.optional() });
export type ReportIndex = z.infer<typeof ReportIndex>;

const query = z.strictObject({ cycle: queryId.optional() });

/** The shared reports (REP-01). */
export const coachReports = screen({
  area: 'coach',
  ability: 'report:coach',
  path: '/reports',
  query,
  reply: ReportIndex,
});
export const adminReports = screen({
  area: 'admin',
  ability: 'report:coach',
  path: '/reports',
  query,
  reply: ReportIndex,
});

export const reportsScreens = { coachReports, adminReports };
