import { page } from '../kit/page-path';

/** Who accompanies which school: in the started cycle, and in any (HIE-02, CYC-05); an imported school's set-up (HIE-04). */
export const hierarchyPages = {
  adminHierarchy: page('/admin/hierarchy'),
  /** `?cycle=&role=&from=` (decision 0040). */
  adminHandover: page('/admin/handover'),
  adminNewSchool: page('/admin/schools/imported/:id'),
  prepareHierarchy: page('/school-cycles/:id/prepare-hierarchy'),
};
