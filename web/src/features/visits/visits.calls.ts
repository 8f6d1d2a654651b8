import type { visits } from '@ruta/contracts/visits/visits.api';
import type {
  coachNewVisit,
  coachVisit,
  coachVisits,
  scholasticVisit,
  scholasticVisits,
} from '@ruta/contracts/visits/visits.screens';
import { route, screenRoute } from '../../lib/api';

/** The areas with visits: coaches work on them, school leaders read them. */
export type VisitArea = 'coach' | 'scholastic';

export const visitListScreen = (area: VisitArea) =>
  screenRoute<typeof coachVisits | typeof scholasticVisits>(area, '/schools/:school_id/visits');
export const visitScreen = (area: VisitArea) =>
  screenRoute<typeof coachVisit | typeof scholasticVisit>(area, '/schools/:school_id/visits/:id');
export const newVisitScreen = screenRoute<typeof coachNewVisit>('coach', '/schools/:school_id/visits/new');

export const createVisit = route<typeof visits.create>('post', '/schools/visits');
export const updateVisit = route<typeof visits.update>('put', '/schools/visits/:id');
export const previewVisit = route<typeof visits.preview>('post', '/schools/visits/:id/preview');
export const publishVisit = route<typeof visits.publish>('put', '/schools/visits/:id/publish');
export const deleteVisit = route<typeof visits.delete>('delete', '/schools/visits/:id');
export const restoreVisit = route<typeof visits.restore>('post', '/schools/visits/:id/restore');
export const rescheduleVisit = route<typeof visits.reschedule>('put', '/schools/visits/:id/reschedule');
export const cancelVisit = route<typeof visits.cancel>('put', '/schools/visits/:id/cancel');
export const startVisit = route<typeof visits.start>('put', '/schools/visits/:id/start');
export const finishVisit = route<typeof visits.finish>('put', '/schools/visits/:id/finish');

/** The address of a visit's PDF. */
export const pdfOf = (id: number): string => `/api/schools/visits/${id}/pdf`;

/** Addresses to reload after a visit of the school changed: its screens, the agenda, the lists. */
export const touchedBy = (schoolId: number | string): readonly string[] => [
  `/schools/${schoolId}/visits`,
  `/schools/${schoolId}/agenda`,
  '/agenda',
  '/schools/visits',
];

export const hasDraft = route<typeof visits.hasDraft>('get', '/schools/visits/has-draft');
