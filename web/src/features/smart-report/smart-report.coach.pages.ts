import { smartReportPages } from '@ruta/contracts/smart-report/smart-report.pages';
import { lazyPage } from '../../lib/lazy-page';

/** The SMART report of an accompanied school (REP-04). */
export const smartReportCoachPages = [
  lazyPage(
    smartReportPages.coachSmartReport,
    async () => (await import('./pages/SmartReportPages')).CoachSmartReportPage,
  ),
];
