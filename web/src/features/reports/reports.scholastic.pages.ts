import { reportsPages } from '@ruta/contracts/reports/reports.pages';
import { lazyPage } from '../../lib/lazy-page';

/** The reports of a school for its leaders, at the address of their role (REP-02). */
export const reportsScholasticPages = [
  lazyPage(
    reportsPages.scholasticReports,
    async () => (await import('./pages/ScholasticReportsPage')).ScholasticReportsPage,
  ),
  lazyPage(reportsPages.dirReport, async () => (await import('./pages/ScholasticReportPages')).DirReportPage),
  lazyPage(reportsPages.subdReport, async () => (await import('./pages/ScholasticReportPages')).SubdReportPage),
  lazyPage(reportsPages.coorReport, async () => (await import('./pages/ScholasticReportPages')).CoorReportPage),
];
