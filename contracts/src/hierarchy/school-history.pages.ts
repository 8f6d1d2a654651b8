import { page } from '../kit/page-path';

/** Who accompanied a school (HIE-06). */
export const schoolHistoryPages = {
  coachSchoolHistory: page('/coach/schools/:school_id/history'),
  scholasticSchoolHistory: page('/scholastic/schools/:school_id/history'),
  adminSchoolHistory: page('/admin/schools/:school_id/history'),
  professorSchoolHistory: page('/professor/schools/:school_id/history'),
};
