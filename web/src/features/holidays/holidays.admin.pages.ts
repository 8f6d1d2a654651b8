import { holidaysPages } from '@ruta/contracts/holidays/holidays.pages';
import { lazyPage } from '../../lib/lazy-page';

/** Days without pupils (VC-06). */
export const holidaysAdminPages = [
  lazyPage(holidaysPages.adminHolidays, async () => (await import('./pages/HolidaysPage')).HolidaysPage),
];
