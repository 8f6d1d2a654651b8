import { schoolHistoryPage } from './school-history.page';

/** Who accompanied a school, by area (HIE-06). */
export const schoolHistoryPages = {
  adminSchoolHistory: schoolHistoryPage('admin'),
  coachSchoolHistory: schoolHistoryPage('coach'),
  professorSchoolHistory: schoolHistoryPage('professor'),
  scholasticSchoolHistory: schoolHistoryPage('scholastic'),
};
