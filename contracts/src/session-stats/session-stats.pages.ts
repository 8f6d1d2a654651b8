import { page } from '../kit/page-path';

/** Figures of video sessions, of administrators and of the management (STA-01). */
export const sessionStatsPages = {
  adminStatistics: page('/admin/statistics'),
  managementStatistics: page('/management/statistics'),
};
