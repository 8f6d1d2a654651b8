import type { holidays } from '@ruta/contracts/holidays/holidays.api';
import type { adminHolidays, adminHolidaySuggestions } from '@ruta/contracts/holidays/holidays.screens';
import { route, screenRoute } from '../../lib/api';

export const holidaysScreen = screenRoute<typeof adminHolidays>('admin', '/holidays');
export const suggestionsScreen = screenRoute<typeof adminHolidaySuggestions>('admin', '/holidays/suggestions');

export const saveHolidays = route<typeof holidays.save>('post', '/holidays');
export const deleteHoliday = route<typeof holidays.delete>('delete', '/holidays/:id');
export const readImpact = route<typeof holidays.impact>('get', '/holidays/impact');

/** Addresses to reload after holidays changed. */
export const HOLIDAYS: readonly string[] = ['/holidays', '/audit'];
