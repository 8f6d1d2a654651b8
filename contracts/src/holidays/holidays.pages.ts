import { page } from '../kit/page-path';

/** The page of holidays, for administrators (VC-06). */
export const holidaysPages = { adminHolidays: page('/admin/holidays') };
