import { page } from '../kit/page-path';
import { schoolHistoryPage } from './school-history.page';

/** Who accompanies which school: in the started cycle, and in any (HIE-02, CYC-05); an imported school's set-up (HIE-04); who accompanied a school (HIE-06). */
export const hierarchyPages = {
  adminHierarchy: page('/admin/hierarchy'),
  /** `?cycle=&role=&from=` (decision 0040). */
  adminHandover: page('/admin/handover'),
  adminNewSchool: page('/admin/schools/imported/:id'),
  prepareHierarchy: page('/school-cycles/:id/prepare-hierarchy'),
  adminSchoolHistory: schoolHistoryPage('admin'),
  coachSchoolHistory: schoolHistoryPage('coach'),
  professorSchoolHistory: schoolHistoryPage('professor'),
  scholasticSchoolHistory: schoolHistoryPage('scholastic'),
};
