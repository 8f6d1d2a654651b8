import { ABILITIES, ROLES, type Ability, type Page } from '@ruta/contracts';
import type { Level, Permission, PermissionGroup, Role, RolePermission } from '@ruta/contracts/roles/role.schema';
import type { roles } from '@ruta/contracts/roles/roles.api';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { groupBy } from '../../database/group-by';
import { page } from '../../database/page';
import { everything } from '../../database/scope';
import { updateAtRevision } from '../../database/update-at-revision';
import type { Actor } from '../../kernel/actor';
import { Problem, throwFieldErrors } from '../../kernel/problem';
import { assertAllowed } from '../../kernel/verdict';
import { utc, type Clock } from '../../time/clock';
import { recordAudit } from '../audit';
import { cellsOf, grouped, shown, switchable, type ShownRole, type Switcher } from './matrix';

type ListRoles = z.output<typeof roles.list.query>;
type Changes = z.output<typeof roles.change.body>['changes'];

const COLUMNS = { id: 'roles.id', code: 'roles.code' };

/** Roles and the permission matrix (ADM-06). A change takes effect with the next request. */
export function rolesService(db: Knex, clock: Clock) {
  /** The caller's roles, including transitional ones of every cycle, which start by themselves. */
  const heldBy = async (on: Knex, { userId: user_id }: Actor): Promise<Switcher> => {
    const own = await on('role_user').where({ user_id }).pluck('role_id');
    const lent = await on('transitional_roles').where({ user_id }).pluck('role_id');
    return { held: new Set([...own, ...lent]) };
  };

  const permissionRows = (on: Knex) => on('permissions').select<Permission[]>('id', 'code', 'subject', 'action');

  /** Applies the changes that differ from the current cells. Returns their number. */
  const save = async (trx: Knex.Transaction, actor: Actor, changes: Changes): Promise<number> => {
    everything(trx('roles'), actor, 'permission:update');
    const [who, roleRows, permissions] = [
      await heldBy(trx, actor),
      await trx('roles').select('id', 'code', 'su'),
      await permissionRows(trx),
    ];
    const roleOf = new Map(roleRows.map((role) => [role.id, role]));
    const codeOf = new Map(permissions.map(({ id, code }) => [id, code]));
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
      const written = await trx('role_permissions')
        .where({ role_id: role.id, permission_id })
        .where('enabled', !enabled)
        .update({ enabled });
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
    list(actor: Actor, request: ListRoles): Promise<Page<Role>> {
      const { include, filter } = request;
      const query = everything(db('roles'), actor, 'role:read');
      if (filter.su !== undefined) void query.where('roles.su', filter.su);
      return page(db, query, request, {
        table: 'roles',
        columns: COLUMNS,
        select: (rows) => rows.select<ShownRole[]>('roles.id', 'roles.code', 'roles.su'),
        present: async (rows) => {
          const withCells = include.includes('permissions');
          const ids = rows.map(({ id }) => id);
          const cells = withCells ? groupBy(await cellsOf(db, ids), ({ role_id }) => role_id) : null;
          const who = withCells ? await heldBy(db, actor) : null;
          return rows.map((role): Role => ({
            id: role.id,
            code: role.code,
            su: Boolean(role.su),
            grantable: !role.su || actor.role === 'SUPER_ADMIN',
            ...(cells && who ? { permissions: (cells.get(role.id) ?? []).map((cell) => shown(who, role, cell)) } : {}),
          }));
        },
      });
    },

    levels: (): Promise<Level[]> =>
      db('levels').orderBy('order').select<Level[]>('id', 'key', 'name_es', 'name_en', 'order'),

    async permissions(actor: Actor): Promise<PermissionGroup[]> {
      everything(db('permissions'), actor, 'role:read');
      const byCode = new Map((await permissionRows(db)).map((permission) => [permission.code, permission]));
      return grouped(ABILITIES.flatMap((ability: Ability) => byCode.get(ability) ?? []));
    },

    /** Saves all changes or none. */
    change: (actor: Actor, changes: Changes): Promise<number> => db.transaction((trx) => save(trx, actor, changes)),

    toggle: (actor: Actor, ids: { role: number; permission: number }, enabled: boolean): Promise<RolePermission> =>
      db.transaction(async (trx) => {
        const role = await trx('roles').where({ id: ids.role }).first('id', 'code', 'su');
        const permission = await trx('permissions').where({ id: ids.permission }).first('id');
        if (!role || !permission) throw new Problem('roles.not-found');
        await save(trx, actor, [{ role_id: role.id, permission_id: ids.permission, enabled }]);
        const cell = (await cellsOf(trx, [role.id])).find(({ id }) => id === ids.permission);
        if (!cell) throw new Problem('roles.cell-none');
        return shown(await heldBy(trx, actor), role, cell);
      }),
  };
}

export type RolesService = ReturnType<typeof rolesService>;
