import { observationFigures } from '@ruta/contracts/observations/figures.api';
import {
  coachMonths,
  coachObservationDashboard,
  coachReport,
  scholasticMonths,
  scholasticObservationDashboard,
  scholasticReport,
  type ObservationFiguresScreen,
  type ObservationMonths,
  type ObservationReport,
} from '@ruta/contracts/observations/observations.screens';
import { todays } from '../../kit/days';
import { serveScreen, type ScreenInput, type ServedScreen } from '../../kit/screen';
import { pastCycle } from '../cycles/past-cycle';
import { schoolOf } from '../schools/school';

/** Results per teacher of the cycle that is shown; the trend is of all cycles, in a finished one only of it. */
async function reportOf(
  input: ScreenInput<typeof coachReport> | ScreenInput<typeof scholasticReport>,
): Promise<ObservationReport> {
  const { core, me, params, query } = input;
  const { lang } = query;
  const reader = await me();
  const school_id = String(query.school_id);
  const cycle = query.cycle ?? reader.cycle?.id;
  const cycle_id = cycle === undefined ? undefined : String(cycle);
  const { past } = await pastCycle(core, query.cycle, reader.cycle);
  const [school, results, trend] = await Promise.all([
    schoolOf(core, Number(school_id), query.cycle),
    core.get(observationFigures.results, {
      query: { school_id, lang, cycle_id, filter: { guide_id: String(params.id) } },
    }),
    core.get(observationFigures.trend, {
      query: { school_id, lang, guide_id: String(params.id), cycle_id: past && cycle_id },
    }),
  ]);
  return { school, results: results.data, trend: trend.data, ...(past && { past }) };
}

async function dashboardOf(
  input: ScreenInput<typeof coachObservationDashboard> | ScreenInput<typeof scholasticObservationDashboard>,
): Promise<ObservationFiguresScreen> {
  const { core, me, query } = input;
  const reader = await me();
  const id = input.params.school_id;
  const { past } = await pastCycle(core, query.cycle, reader.cycle);
  const [school, dashboard] = await Promise.all([
    schoolOf(core, id, query.cycle),
    core.get(observationFigures.dashboard, {
      query: { school_id: String(id), lang: query.lang, cycle_id: past && String(past.id) },
    }),
  ]);
  return { school, dashboard: dashboard.data, ...(past && { past }) };
}

const YEAR = /^20\d\d$/;

/** The months of the year in the address; without one, of this year or of the last year of the finished cycle. */
async function monthsOf(
  input: ScreenInput<typeof coachMonths> | ScreenInput<typeof scholasticMonths>,
): Promise<ObservationMonths> {
  const { core, me, query } = input;
  const reader = await me();
  const id = input.params.school_id;
  const { past } = await pastCycle(core, query.cycle, reader.cycle);
  const school = await schoolOf(core, id, query.cycle);
  const latest = (past?.end_at ?? todays(reader, school).today).slice(0, 4);
  const year = query.year !== undefined && YEAR.test(query.year) ? query.year : latest;
  const months = await core.get(observationFigures.monthly, {
    query: { school_id: String(id), year, cycle_id: past && String(past.id) },
  });
  return {
    ...{ school, year: Number(year), this_year: Number(latest), months: months.data },
    ...(past && { past }),
  };
}

export const servedFigures: readonly ServedScreen[] = [
  serveScreen(coachReport, reportOf),
  serveScreen(scholasticReport, reportOf),
  serveScreen(coachObservationDashboard, dashboardOf),
  serveScreen(scholasticObservationDashboard, dashboardOf),
  serveScreen(coachMonths, monthsOf),
  serveScreen(scholasticMonths, monthsOf),
];
