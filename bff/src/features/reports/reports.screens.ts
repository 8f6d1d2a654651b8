import { reports } from '@ruta/contracts/reports/reports.api';
import {
  adminReports,
  coachReports,
  scholasticReport,
  scholasticReportIndex,
} from '@ruta/contracts/reports/reports.screens';
import { LEADER_KEYS, LEADER_PATHS } from '@ruta/contracts/reports/scholastic-report.schema';
import { scholasticReports } from '@ruta/contracts/reports/scholastic-reports.api';
import { serveScreen, type ScreenInput, type ServedScreen } from '../../kit/screen';
import { Refusal } from '../../problems';
import { pastCycle } from '../cycles/past-cycle';
import { ownSchool } from '../schools/own-school';
import { schoolOf } from '../schools/school';

/** The shared reports, and the finished cycle of the address. */
async function indexOf({ core, me, query }: ScreenInput<typeof coachReports> | ScreenInput<typeof adminReports>) {
  const [index, { cycle }] = await Promise.all([core.get(reports.index), me()]);
  return { reports: index.data, ...(await pastCycle(core, query.cycle, cycle)) };
}

/** The reports of one's own school, and the role under whose address they stand. */
async function ownIndex({ core, me, query }: ScreenInput<typeof scholasticReportIndex>) {
  const [index, { cycle, role }, own] = await Promise.all([core.get(scholasticReports.index), me(), ownSchool({ me })]);
  const leader = LEADER_KEYS.find((key) => LEADER_PATHS[key] === role);
  if (!leader) throw new Refusal('access.refused');
  const [{ id, name }, past] = await Promise.all([
    schoolOf(core, own, query.cycle),
    pastCycle(core, query.cycle, cycle),
  ]);
  return { school: { id, name }, leader, reports: index.data, ...past };
}

/** The report at an address. The API judges its role, its report and its school. */
async function reportAt({ core, me, query }: ScreenInput<typeof scholasticReport>) {
  const { leader, report, school, cycle } = query;
  const asked = { params: { leader, report }, query: { school_id: String(school) } };
  const [{ data }, { id, name }, { cycle: current }] = await Promise.all([
    core.get(scholasticReports.get, asked),
    schoolOf(core, school, cycle),
    me(),
  ]);
  return { school: { id, name }, report: data, ...(await pastCycle(core, cycle, current)) };
}

/** The reports (REP-01, REP-02). */
export const servedReports: readonly ServedScreen[] = [
  serveScreen(coachReports, indexOf),
  serveScreen(adminReports, indexOf),
  serveScreen(scholasticReportIndex, ownIndex),
  serveScreen(scholasticReport, reportAt),
];
