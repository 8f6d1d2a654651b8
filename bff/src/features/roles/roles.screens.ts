import { roles } from '@ruta/contracts/roles/roles.api';
import { adminRoles } from '@ruta/contracts/roles/roles.screens';
import { serveScreen, type ServedScreen } from '../../kit/screen';

/** The permission matrix: roles with their cells, and permissions by subject (ADM-06). */
const servedAdminRoles = serveScreen(adminRoles, async ({ core, me }) => {
  const [reader, all, groups] = await Promise.all([
    me(),
    core.get(roles.list, { query: { size: '10000', include: 'permissions' } }),
    core.get(roles.permissions),
  ]);
  return {
    roles: all.data.map((role) => ({ ...role, permissions: role.permissions ?? [] })),
    groups: groups.data,
    can: { change: reader.abilities.includes('permission:update') },
  };
});

export const servedRoles: readonly ServedScreen[] = [servedAdminRoles];
