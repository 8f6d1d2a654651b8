import { reportsPages } from '@ruta/contracts/reports/reports.pages';
import { lazyPage } from '../../lib/lazy-page';

/** The shared reports of who accompanies schools (REP-01). */
export const reportsCoachPages = [
  lazyPage(reportsPages.coachReports, async () => (await import('./pages/ReportsPages')).CoachReportsPage),
];
