import { page } from '../kit/page-path';

/** The reports (REP-01). */
export const reportsPages = {
  coachReports: page('/coach/reports'),
  adminReports: page('/admin/reports'),
};
