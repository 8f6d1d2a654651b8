import { page } from '../kit/page-path';

/** The permission matrix (ADM-06). */
export const rolesPages = {
  adminRoles: page('/admin/roles'),
};
