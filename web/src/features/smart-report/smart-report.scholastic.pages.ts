import { smartReportPages } from '@ruta/contracts/smart-report/smart-report.pages';
import { lazyPage } from '../../lib/lazy-page';

/** The SMART report of one’s own school (REP-04). */
export const smartReportScholasticPages = [
  lazyPage(
    smartReportPages.scholasticSmartReport,
    async () => (await import('./pages/SmartReportPages')).ScholasticSmartReportPage,
  ),
];
