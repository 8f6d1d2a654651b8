import { reportsPages } from '@ruta/contracts/reports/reports.pages';
import { lazyPage } from '../../lib/lazy-page';

/** The shared reports of every school (REP-01). */
export const reportsAdminPages = [
  lazyPage(reportsPages.adminReports, async () => (await import('./pages/ReportsPages')).AdminReportsPage),
];
