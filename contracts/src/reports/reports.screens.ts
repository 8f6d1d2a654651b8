import { z } from 'zod';
import { PastCycle } from '../access/access.schema';
import { id, leaderKey, queryId, reportKey } from '../kit/fields';
import { screen } from '../kit/screen';
import { ReportEntry } from './report.schema';
import { LEADER_KEYS, ScholasticReport } from './scholastic-report.schema';

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

const School = z.object({ id, name: z.string() });
const ScholasticIndex = z.object({
  school: School,
  leader: z.enum(LEADER_KEYS).describe('The role of the person, as it stands in addresses'),
  reports: z.array(ScholasticReport),
  past: PastCycle.optional(),
});

/** The reports of one's own school, for its leaders (REP-02). */
export const scholasticReportIndex = screen({
  area: 'scholastic',
  ability: 'report:scholastic',
  path: '/reports',
  query,
  reply: ScholasticIndex,
});

/** The report at an address of a role, for a school. */
export const scholasticReport = screen({
  area: 'scholastic',
  ability: 'report:scholastic',
  path: '/reports/one',
  query: z.strictObject({ leader: leaderKey, report: reportKey, school: queryId, cycle: queryId.optional() }),
  reply: z.object({ school: School, report: ScholasticReport, past: PastCycle.optional() }),
});

export const reportsScreens = { coachReports, adminReports, scholasticReportIndex, scholasticReport };
