import { roomFixtures } from '../../testing/fixtures';

export const rolesFixtures = roomFixtures({
  ids: {
    /** The role COACH, and a permission that it has, by their catalogue ids. */
    role: () => 4,
    permission: () => 5,
  },
  params: { '/roles/:id': 'role', '/roles/:permissionId': 'permission' },
  tables: { '/roles': ['roles', 'role_permissions'] },
  bodies: {
    'PUT /roles/permissions': { changes: [{ role_id: 4, permission_id: 5, enabled: true }] },
    'PUT /roles/:id/permissions/:permissionId': { enabled: true },
  },
});
