import type { Me } from '@ruta/contracts/access/access.schema';
import { homePages } from '@ruta/contracts/home.pages';
import { ROLES } from '@ruta/contracts/roles';

/** The home of a person in their role (ACC-01). It is the final address, so that nothing redirects. */
export const homeOf = ({ role }: Pick<Me, 'role'>): string => homePages[ROLES[role].area].href();
