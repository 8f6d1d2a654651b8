import { page } from '../kit/page-path';

/** Pages of observations (OBS-01, OBS-02). */
export const observationsPages = {
  coachGuides: page('/coach/schools/:school_id/observation-guides'),
  coachGuide: page('/coach/observation-guides/:id'),
  coachProfessors: page('/coach/schools/:school_id/professors'),
};
