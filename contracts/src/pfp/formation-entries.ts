import { page } from '../kit/page-path';

/** The pages that the navigation leads to; apart from the others, because every first page loads it. */
export const formationEntries = {
  formationPlans: page('/scholastic/pfp/formation-plans'),
  coachFormationPlans: page('/coach/schools/:school_id/pfp/formation-plans'),
};
