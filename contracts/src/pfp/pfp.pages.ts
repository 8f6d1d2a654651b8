import { formationCataloguePages } from './catalogue-pages';
import { coachFormationPages } from './coach-formation-pages';
import { ownFormationPages } from './own-formation-pages';

/** Pages of formation plans: for everybody of a school, for its coaches, and for who writes them (PFP-01). */
export const pfpPages = { ...ownFormationPages, ...coachFormationPages, ...formationCataloguePages };
