import type { Me } from '@ruta/contracts/access/access.schema';
import { homePages } from '@ruta/contracts/home.pages';
import { ROLES } from '@ruta/contracts/roles';
import { visitsPages } from '@ruta/contracts/visits/visits.pages';

/**
 * The home of a person in their role (ACC-01), as far as it is known without a request: school staff start at the
 * visits of their school, others at the home of their area. It is the final address, so that nothing redirects.
 */
export function homeOf({ role, user }: Pick<Me, 'role' | 'user'>): string {
  const { area } = ROLES[role];
  if (area === 'scholastic' && user.school_id !== null)
    return visitsPages.scholasticVisits.href({ school_id: user.school_id });
  return homePages[area].href();
}
