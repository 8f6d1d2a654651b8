import { page } from '../kit/page-path';
import { observationEntries } from './observation-entries';

/** Pages of observations: of coaches and their superiors, of a school's leaders, and of observed teachers (OBS-01 to OBS-05). */
export const observationsPages = {
  ...observationEntries,
  coachGuide: page('/coach/observation-guides/:id'),
  coachReport: page('/coach/report/observation-guides/:id'),
  coachObservation: page('/coach/observations/:id'),
  coachDashboard: page('/coach/schools/:school_id/observation-guides/dashboard'),
  coachMonths: page('/coach/schools/:school_id/observation-guides/months'),
  coachProfessors: page('/coach/schools/:school_id/professors'),
  scholasticGuide: page('/scholastic/observation-guides/:id'),
  scholasticReport: page('/scholastic/report/observation-guides/:id'),
  scholasticObservation: page('/scholastic/observations/:id'),
  scholasticDashboard: page('/scholastic/observation-guides/dashboard'),
  scholasticMonths: page('/scholastic/observation-guides/months'),
  scholasticProfessors: page('/scholastic/professors'),
  professorObservation: page('/professor/observations/:id'),
};
