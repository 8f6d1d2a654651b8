import { ABILITIES, ROLES, type Ability, type Page } from '@ruta/contracts';
import type { Level, PermissionGroup, Role, RolePermission } from '@ruta/contracts/roles/role.schema';
import type { roles } from '@ruta/contracts/roles/roles.api';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { updateAtRevision } from '../../database/update-at-revision';
import type { Actor } from '../../kernel/actor';
import { Problem, throwFieldErrors } from '../../kernel/problem';
import { assertAllowed } from '../../kernel/verdict';
import { utc, type Clock } from '../../time/clock';
import { recordAudit } from '../audit';
import { grouped, shown, switchable } from './matrix';
import { RolePermissionModel } from './role.model';
import {
  cellsOf,
  heldBy,
  levelRows,
  listRoles,
  permissionExists,
  permissionRows,
  reachedRoles,
  roleById,
  roleCatalogue,
  type ListRoles,
} from './role.reader';

type Changes = z.output<typeof roles.change.body>['changes'];

/** Roles and the permission matrix (ADM-06). A change takes effect with the next request. */
export function rolesService(db: Knex, clock: Clock) {
  /** Applies the changes that differ from the current cells. Returns their number. */
  const save = async (trx: Knex.Transaction, actor: Actor, changes: Changes): Promise<number> => {
    reachedRoles(trx, actor, 'permission:update');
    const who = await heldBy(trx, actor);
    const roleOf = new Map((await roleCatalogue(trx)).map((role) => [role.id, role]));
    const codeOf = new Map((await permissionRows(trx)).map(({ id, code }) => [id, code]));
    const known = changes.map(({ role_id, permission_id, enabled }, at) => {
      const [role, ability] = [roleOf.get(role_id), codeOf.get(permission_id)];
      if (!role || !ability) return throwFieldErrors({ [`changes.${at}`]: ['roles.permission.unknown'] });
      assertAllowed(switchable(who, role, ability));
      return { role, ability, permission_id, enabled };
    });
    let changed = 0;
    const touched = new Set<number>();
    for (const one of known) {
      if (!one) continue;
      const { role, ability, permission_id, enabled } = one;
      const written = await RolePermissionModel.query(trx)
        .where({ role_id: role.id, permission_id })
        .where('enabled', !enabled)
        .patch({ enabled });
      if (written === 0) continue;
      changed += 1;
      touched.add(role.id);
      await recordAudit(trx, {
        at: utc(clock.now()),
        actor,
        action: enabled ? 'permission.enabled' : 'permission.disabled',
        subject: { type: 'role', id: role.id, label: ROLES[role.code].name.es },
        before: { [ability]: !enabled },
        after: { [ability]: enabled },
      });
    }
    // Every request reads its role's revision with its session, so no instance uses the old cells.
    if (touched.size > 0)
      await updateAtRevision(trx, 'roles', {
        at: (query) => void query.whereIn('id', [...touched]),
        ...{ revision: 'any', changes: {} },
        stale: () => new Problem('roles.not-found'),
      });
    return changed;
  };

  return {
    list: (actor: Actor, request: ListRoles): Promise<Page<Role>> => listRoles(db, actor, request),

    levels: (): Promise<Level[]> => levelRows(db),

    async permissions(actor: Actor): Promise<PermissionGroup[]> {
      reachedRoles(db, actor, 'role:read');
      const byCode = new Map((await permissionRows(db)).map((permission) => [permission.code, permission]));
      return grouped(ABILITIES.flatMap((ability: Ability) => byCode.get(ability) ?? []));
    },

    /** Saves all changes or none. */
    change: (actor: Actor, changes: Changes): Promise<number> => db.transaction((trx) => save(trx, actor, changes)),

    toggle: (actor: Actor, ids: { role: number; permission: number }, enabled: boolean): Promise<RolePermission> =>
      db.transaction(async (trx) => {
        const role = await roleById(trx, ids.role);
        const known = await permissionExists(trx, ids.permission);
        if (!role || !known) throw new Problem('roles.not-found');
        await save(trx, actor, [{ role_id: role.id, permission_id: ids.permission, enabled }]);
        const cell = (await cellsOf(trx, [role.id])).find(({ id }) => id === ids.permission);
        if (!cell) throw new Problem('roles.cell-none');
        return shown(await heldBy(trx, actor), role, cell);
      }),
  };
}

export type RolesService = ReturnType<typeof rolesService>;
