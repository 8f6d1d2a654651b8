import type { RoomRaces } from '../../testing/races';

/** A coach's, and a permission that a coach has. */
const CELL = { role_id: 4, permission_id: 5 };

export const rolesRaces: RoomRaces = {
  'cell of the matrix': {
    about: ['PUT /roles/permissions', 'PUT /roles/:id/permissions/:permissionId'],
    states: {
      on: async ({ id, db }) => {
        await db('role_permissions').where(CELL).update({ enabled: true });
        return { ids: { role: await id('role'), permission: await id('permission') } };
      },
    },
    // One switches it off, the other on.
    bodies: {
      'PUT /roles/permissions': (_, side) => ({ changes: [{ ...CELL, enabled: side === 2 }] }),
      'PUT /roles/:id/permissions/:permissionId': (_, side) => ({ enabled: side === 2 }),
    },
    rows: (db) => ({ cell: db('role_permissions').where(CELL) }),
  },
};
