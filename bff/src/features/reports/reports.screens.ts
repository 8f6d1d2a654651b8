import { reports } from '@ruta/contracts/reports/reports.api';
import { adminReports, coachReports } from '@ruta/contracts/reports/reports.screens';
import { serveScreen, type ScreenInput, type ServedScreen } from '../../kit/screen';
import { pastCycle } from '../cycles/past-cycle';

/** The shared reports, and the finished cycle of the address. */
async function indexOf({ core, me, query }: ScreenInput<typeof coachReports> | ScreenInput<typeof adminReports>) {
  const [index, { cycle }] = await Promise.all([core.get(reports.index), me()]);
  return { reports: index.data, ...(await pastCycle(core, query.cycle, cycle)) };
}

/** The reports (REP-01). */
export const servedReports: readonly ServedScreen[] = [
  serveScreen(coachReports, indexOf),
  serveScreen(adminReports, indexOf),
];
