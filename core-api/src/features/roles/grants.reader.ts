import type { Ability, Scope } from '@ruta/contracts';
import type { Knex } from 'knex';

export type Grants = ReadonlyMap<Ability, Scope>;

/**
 * A role's permissions, from the matrix. Cached by role and revision. A change of the matrix raises the revision, which
 * every request reads with its session, so no instance uses old permissions (ADM-06).
 */
export function grantsReader(db: Knex) {
  const kept = new Map<number, { revision: number; grants: Grants }>();
  return async (roleId: number, revision: number): Promise<Grants> => {
    const known = kept.get(roleId);
    if (known?.revision === revision) return known.grants;
    const cells = await db('role_permissions')
      .join('permissions', 'permissions.id', 'role_permissions.permission_id')
      .where({ role_id: roleId, enabled: 1 })
      .select('code', 'scope');
    const grants = new Map(cells.map(({ code, scope }) => [code, scope]));
    kept.set(roleId, { revision, grants });
    return grants;
  };
}

export type GrantsReader = ReturnType<typeof grantsReader>;
