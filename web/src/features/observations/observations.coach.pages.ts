import { observationsPages } from '@ruta/contracts/observations/observations.pages';
import { lazyPage } from '../../lib/lazy-page';

/** Pages of observations for coaches and their superiors (OBS-01 to OBS-05). */
export const observationsCoachPages = [
  lazyPage(observationsPages.coachGuides, async () => (await import('./pages/GuidesPages')).CoachGuidesPage),
  lazyPage(observationsPages.coachGuide, async () => (await import('./pages/RunPages')).CoachRunPage),
  lazyPage(observationsPages.coachReport, async () => (await import('./pages/ReportPages')).CoachReportPage),
  lazyPage(
    observationsPages.coachObservation,
    async () => (await import('./pages/ObservationPages')).CoachObservationPage,
  ),
  lazyPage(observationsPages.coachDashboard, async () => (await import('./pages/DashboardPages')).CoachDashboardPage),
  lazyPage(observationsPages.coachMonths, async () => (await import('./pages/MonthsPages')).CoachMonthsPage),
  lazyPage(
    observationsPages.coachProfessors,
    async () => (await import('./pages/ProfessorsPages')).CoachProfessorsPage,
  ),
];
