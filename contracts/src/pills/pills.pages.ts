import { page } from '../kit/page-path';

/** Pages of the video library (PIL-01 to PIL-04). */
export const pillsPages = {
  adminPills: page('/admin/pills'),
  adminPillCategories: page('/admin/pills/categories'),
};
