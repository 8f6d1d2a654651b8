import { observationsPages } from '@ruta/contracts/observations/observations.pages';
import { lazyPage } from '../../lib/lazy-page';

/** Pages of observations for a school's leaders (OBS-01 to OBS-05). */
export const observationsScholasticPages = [
  lazyPage(observationsPages.scholasticGuides, async () => (await import('./pages/GuidesPages')).ScholasticGuidesPage),
  lazyPage(observationsPages.scholasticGuide, async () => (await import('./pages/RunPages')).ScholasticRunPage),
  lazyPage(observationsPages.scholasticReport, async () => (await import('./pages/ReportPages')).ScholasticReportPage),
  lazyPage(
    observationsPages.scholasticObservation,
    async () => (await import('./pages/ObservationPages')).ScholasticObservationPage,
  ),
  lazyPage(
    observationsPages.scholasticDashboard,
    async () => (await import('./pages/DashboardPages')).ScholasticDashboardPage,
  ),
  lazyPage(observationsPages.scholasticMonths, async () => (await import('./pages/MonthsPages')).ScholasticMonthsPage),
  lazyPage(
    observationsPages.scholasticProfessors,
    async () => (await import('./pages/ProfessorsPages')).ScholasticProfessorsPage,
  ),
];
