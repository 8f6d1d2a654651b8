import { page } from '../kit/page-path';

/** The pages that the navigation leads to; apart from the others, because every first page loads it. */
export const formationEntries = {
  own: page('/scholastic/pfp/formation-plans'),
  admin: page('/admin/formation-plans'),
  coach: page('/coach/schools/:school_id/pfp/formation-plans'),
};
