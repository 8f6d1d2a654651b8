import { page } from '../kit/page-path';

/** Pages of observations: of coaches and their superiors, of a school's leaders, and of observed teachers (OBS-01 to OBS-05). */
export const observationsPages = {
  coachGuides: page('/coach/schools/:school_id/observation-guides'),
  coachGuide: page('/coach/observation-guides/:id'),
  coachReport: page('/coach/report/observation-guides/:id'),
  coachObservation: page('/coach/observations/:id'),
  coachDashboard: page('/coach/schools/:school_id/observation-dashboard'),
  coachMonths: page('/coach/schools/:school_id/observation-months'),
  coachProfessors: page('/coach/schools/:school_id/professors'),
  scholasticGuides: page('/scholastic/observation-guides'),
  scholasticGuide: page('/scholastic/observation-guides/:id'),
  scholasticReport: page('/scholastic/report/observation-guides/:id'),
  scholasticObservation: page('/scholastic/observations/:id'),
  scholasticDashboard: page('/scholastic/observation-dashboard'),
  scholasticMonths: page('/scholastic/observation-months'),
  scholasticProfessors: page('/scholastic/professors'),
  professorObservations: page('/professor/observations'),
  professorObservation: page('/professor/observations/:id'),
};
