import { page } from '../kit/page-path';
import { formationEntries } from './formation-entries';

/** The catalogue of formation plans, for administrators and content designers (PFP-01). */
export const formationCataloguePages = {
  adminFormationPlans: formationEntries.admin,
  adminFormationPlan: page('/admin/formation-plans/:id'),
};
