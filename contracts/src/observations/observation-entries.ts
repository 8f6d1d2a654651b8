import { page } from '../kit/page-path';

/** The pages that navigation leads to, apart from the others: the frame of every page loads them. */
export const observationEntries = {
  coachGuides: page('/coach/schools/:school_id/observation-guides'),
  scholasticGuides: page('/scholastic/observation-guides'),
  professorObservations: page('/professor/observations'),
};
