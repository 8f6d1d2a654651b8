import { page } from '../kit/page-path';

/** The reports: shared ones (REP-01), and those of a school for its leaders, at the address of a role (REP-02). */
export const reportsPages = {
  coachReports: page('/coach/reports'),
  adminReports: page('/admin/reports'),
  scholasticReports: page('/scholastic/reports'),
  dirReport: page('/dir/reports/:report'),
  subdReport: page('/subd/reports/:report'),
  coorReport: page('/coor/reports/:report'),
};
