import { page } from '../kit/page-path';
import { formationEntries } from './formation-entries';

/** Formation plans of an accompanied school (PFP-01). */
export const coachFormationPages = {
  coachFormationPlans: formationEntries.coach,
  coachFormationPlan: page('/coach/schools/:school_id/pfp/formation-plans/:id'),
};
