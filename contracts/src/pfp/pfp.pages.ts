import { page } from '../kit/page-path';
import { formationEntries } from './formation-entries';

/** Pages of formation plans: for everybody of a school, and for its coaches (PFP-01). */
export const pfpPages = {
  ...formationEntries,
  formationPlan: page('/scholastic/pfp/formation-plans/:id'),
  coachFormationPlan: page('/coach/schools/:school_id/pfp/formation-plans/:id'),
};
