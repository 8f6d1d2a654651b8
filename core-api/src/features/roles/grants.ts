import type { Ability, Scope } from '@ruta/contracts';
import type { Knex } from 'knex';

export type Grants = ReadonlyMap<Ability, Scope>;

/**
 * What a role may do now, from the matrix. Kept per role and revision: a toggle raises the role's revision, which every
 * request reads with its session, so no copy of the server answers by an old matrix (ADM-06).
 */
export function grantsReader(db: Knex) {
  const kept = new Map<number, { revision: number; grants: Grants }>();
  return async (roleId: number, revision: number): Promise<Grants> => {
    const known = kept.get(roleId);
    if (known?.revision === revision) return known.grants;
    const cells = (await db('role_permissions')
      .join('permissions', 'permissions.id', 'role_permissions.permission_id')
      .where({ role_id: roleId, enabled: true })
      .select('permissions.code', 'role_permissions.scope')) as { code: Ability; scope: Scope }[];
    const grants = new Map(cells.map(({ code, scope }) => [code, scope]));
    kept.set(roleId, { revision, grants });
    return grants;
  };
}

export type GrantsReader = ReturnType<typeof grantsReader>;
