import type { observationFigures } from '@ruta/contracts/observations/figures.api';
import type { observations } from '@ruta/contracts/observations/observations.api';
import type {
  coachGuide,
  coachGuides,
  coachMonths,
  coachObservation,
  coachObservationDashboard,
  coachProfessors,
  coachReport,
  professorObservation,
  professorObservations,
  scholasticGuide,
  scholasticGuides,
  scholasticMonths,
  scholasticObservation,
  scholasticObservationDashboard,
  scholasticProfessors,
  scholasticReport,
} from '@ruta/contracts/observations/observations.screens';
import { route, screenRoute } from '../../lib/api';
import type { ObservationArea } from './addresses';

export const guidesScreen = (area: ObservationArea) =>
  screenRoute<typeof coachGuides | typeof scholasticGuides>(area, '/schools/:school_id/observation-guides');
export const guideScreen = (area: ObservationArea) =>
  screenRoute<typeof coachGuide | typeof scholasticGuide>(area, '/observation-guides/:id');
export const reportScreen = (area: ObservationArea) =>
  screenRoute<typeof coachReport | typeof scholasticReport>(area, '/report/observation-guides/:id');
export const observationScreen = (area: ObservationArea | 'professor') =>
  screenRoute<typeof coachObservation | typeof scholasticObservation | typeof professorObservation>(
    area,
    '/observations/:id',
  );
export const dashboardScreen = (area: ObservationArea) =>
  screenRoute<typeof coachObservationDashboard | typeof scholasticObservationDashboard>(
    area,
    '/schools/:school_id/observation-dashboard',
  );
export const monthsScreen = (area: ObservationArea) =>
  screenRoute<typeof coachMonths | typeof scholasticMonths>(area, '/schools/:school_id/observation-months');
export const professorsScreen = (area: ObservationArea) =>
  screenRoute<typeof coachProfessors | typeof scholasticProfessors>(area, '/schools/:school_id/professors');
export const ownScreen = screenRoute<typeof professorObservations>('professor', '/observations');

export const readDraft = route<typeof observations.draft>('get', '/schools/observations/drafts');
export const saveDraft = route<typeof observations.saveDraft>('put', '/schools/observations/drafts');
export const registerObservation = route<typeof observations.create>('post', '/schools/observations');
export const markSeen = route<typeof observations.seen>('put', '/schools/observations/:id/seen');
export const setObservable = route<typeof observations.setObservable>(
  'put',
  '/schools/observations/professors/:id/observable',
);

/** Addresses to reload after an observation or the mark of a teacher changed. */
export const touchedBy = (schoolId: number | string): readonly string[] => [
  ...['observation-guides', 'observation-dashboard', 'observation-months', 'professors'].map(
    (page) => `/schools/${schoolId}/${page}`,
  ),
  '/report/observation-guides',
  '/observations',
  '/home',
];

export const observationStatistics = route<typeof observationFigures.statistics>(
  'get',
  '/schools/statistics/observations',
);
export const guideStatistics = route<typeof observationFigures.guideStatistics>(
  'get',
  '/schools/statistics/observation-results',
);
