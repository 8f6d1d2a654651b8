import { page } from '../kit/page-path';

/** The dashboard of a school, or of the schools of a manager, coordinator or coach (STA-04). */
export const statisticsPages = { filteredDashboard: page('/management/filter/:filter/:id/dashboard') };
