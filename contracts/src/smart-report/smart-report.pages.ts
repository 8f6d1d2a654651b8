import { page } from '../kit/page-path';

/** The SMART report of a school: for its leaders, and for who accompanies it (REP-04). */
export const smartReportPages = {
  scholasticSmartReport: page('/scholastic/report/smart'),
  coachSmartReport: page('/coach/report/school/:school_id/smart'),
};
