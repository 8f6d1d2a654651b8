import type { holidays } from '@ruta/contracts/holidays/holidays.api';
import { route } from '../../lib/api';

/** The holidays of some days, of a school or of all that the reader reaches (VC-06). */
export const holidaysBetween = route<typeof holidays.list>('get', '/holidays');
