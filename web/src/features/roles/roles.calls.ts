import type { roles } from '@ruta/contracts/roles/roles.api';
import type { adminRoles } from '@ruta/contracts/roles/roles.screens';
import { route, screenRoute } from '../../lib/api';

export const matrixScreen = screenRoute<typeof adminRoles>('admin', '/roles');
export const changePermissions = route<typeof roles.change>('put', '/roles/permissions');

/** Addresses to reload after the matrix changed. */
export const ROLES_TOUCHED: readonly string[] = ['/roles', '/audit'];
