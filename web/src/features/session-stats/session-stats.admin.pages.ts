import { sessionStatsPages } from '@ruta/contracts/session-stats/session-stats.pages';
import { lazyPage } from '../../lib/lazy-page';

/** Figures of video sessions (STA-01). */
export const sessionStatsAdminPages = [
  lazyPage(sessionStatsPages.adminStatistics, async () => (await import('./pages/SessionStatsPage')).SessionStatsPage),
];
