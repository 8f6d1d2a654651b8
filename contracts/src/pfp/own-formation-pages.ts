import { page } from '../kit/page-path';
import { formationEntries } from './formation-entries';

/** Formation plans of oneself (PFP-01). Apart from those of coaches: each area loads only its own. */
export const ownFormationPages = {
  formationPlans: formationEntries.own,
  formationPlan: page('/scholastic/pfp/formation-plans/:id'),
};
