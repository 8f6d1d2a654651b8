import type { observations } from '@ruta/contracts/observations/observations.api';
import type { coachGuide, coachGuides, coachProfessors } from '@ruta/contracts/observations/observations.screens';
import { route, screenRoute } from '../../lib/api';

export const guidesScreen = screenRoute<typeof coachGuides>('coach', '/schools/:school_id/observation-guides');
export const guideScreen = screenRoute<typeof coachGuide>('coach', '/observation-guides/:id');
export const professorsScreen = screenRoute<typeof coachProfessors>('coach', '/schools/:school_id/professors');

export const readDraft = route<typeof observations.draft>('get', '/schools/observations/drafts');
export const saveDraft = route<typeof observations.saveDraft>('put', '/schools/observations/drafts');
export const registerObservation = route<typeof observations.create>('post', '/schools/observations');
export const setObservable = route<typeof observations.setObservable>(
  'put',
  '/schools/observations/professors/:id/observable',
);

/** Addresses to reload after an observation or the mark of a teacher changed. */
export const touchedBy = (schoolId: number | string): readonly string[] => [
  `/schools/${schoolId}/observation-guides`,
  `/schools/${schoolId}/professors`,
];
