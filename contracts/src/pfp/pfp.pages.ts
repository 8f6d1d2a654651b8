import { coachFormationPages } from './coach-formation-pages';
import { ownFormationPages } from './own-formation-pages';

/** Pages of formation plans: for everybody of a school, and for its coaches (PFP-01). */
export const pfpPages = { ...ownFormationPages, ...coachFormationPages };
