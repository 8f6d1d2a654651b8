import type { pfi } from '@ruta/contracts/pfi/pfi.api';
import type {
  coachPfi,
  coachPfiEstablish,
  scholasticPfi,
  scholasticPfiEstablish,
} from '@ruta/contracts/pfi/pfi.screens';
import type { schools } from '@ruta/contracts/schools/schools.api';
import { route, screenRoute } from '../../lib/api';

export const ownPlanScreen = screenRoute<typeof scholasticPfi>('scholastic', '/pfi');
export const schoolPlanScreen = screenRoute<typeof coachPfi>('coach', '/schools/:school_id/pfi');
export const ownDatesScreen = screenRoute<typeof scholasticPfiEstablish>('scholastic', '/pfi/establish');
export const schoolDatesScreen = screenRoute<typeof coachPfiEstablish>('coach', '/schools/:school_id/pfi/establish');

export const previewOf = route<typeof pfi.preview>('get', '/schools/pfi/preview');
export const accompaniedSchools = route<typeof schools.list>('get', '/schools');
export const establishDates = route<typeof pfi.establish>('post', '/schools/pfi/establish');
export const changeDate = route<typeof pfi.date>('put', '/schools/pfi/:id/date');
export const removeActivity = route<typeof pfi.remove>('delete', '/schools/pfi/:id');

/** The address of a year in one document. */
export const yearPdfOf = ({ school, cycle }: { school: { id: number }; cycle: { id: number } }): string =>
  `/api/schools/pfi/export?school_id=${school.id}&cycle_id=${cycle.id}&format=pdf`;

/** Addresses to reload after a plan has changed: plan, home, agenda. */
export const AFTER_CHANGE: readonly string[] = ['/bff/scholastic', '/bff/coach', '/api/schools/pfi'];

export const pfiStatistics = route<typeof pfi.statistics>('get', '/schools/statistics/pfi');
