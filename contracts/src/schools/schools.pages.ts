import { page } from '../kit/page-path';

/** Pages of schools, for administrators. */
export const schoolsPages = {
  adminSchools: page('/admin/schools'),
  adminImportedSchools: page('/admin/schools/imported'),
  adminSchool: page('/admin/schools/:id'),
};
