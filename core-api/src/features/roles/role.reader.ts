import type { Ability, Page } from '@ruta/contracts';
import type { Level, Permission, Role } from '@ruta/contracts/roles/role.schema';
import type { roles } from '@ruta/contracts/roles/roles.api';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { groupBy } from '../../database/group-by';
import { page } from '../../database/page';
import { everything } from '../../database/scope';
import type { Actor } from '../../kernel/actor';
import { shown, type CellRow, type ShownRole, type Switcher } from './matrix';

export type ListRoles = z.output<typeof roles.list.query>;

const COLUMNS = { id: 'roles.id', code: 'roles.code' };

/** The roles that an ability reaches: all or none. */
export const reachedRoles = (db: Knex, actor: Actor, ability: Ability) => everything(db('roles'), actor, ability);

/** All roles. */
export const roleCatalogue = (db: Knex): PromiseLike<ShownRole[]> => db('roles').select('id', 'code', 'su');

/** One role, if it exists. */
export const roleById = (db: Knex, id: number): PromiseLike<ShownRole | undefined> =>
  db('roles').where({ id }).first('id', 'code', 'su');

/** All permissions. */
export const permissionRows = (db: Knex): PromiseLike<Permission[]> =>
  db('permissions').select<Permission[]>('id', 'code', 'subject', 'action');

/** Whether there is such a permission. */
export const permissionExists = async (db: Knex, id: number): Promise<boolean> =>
  (await db('permissions').where({ id }).first('id')) !== undefined;

/** The levels at which roles are held, in their order. */
export const levelRows = (db: Knex): Promise<Level[]> =>
  db('levels').orderBy('order').select<Level[]>('id', 'key', 'name_es', 'name_en', 'order');

/** The caller's roles, including transitional ones of every cycle, which start by themselves. */
export async function heldBy(db: Knex, { userId: user_id }: Actor): Promise<Switcher> {
  const own = await db('role_user').where({ user_id }).pluck('role_id');
  const lent = await db('transitional_roles').where({ user_id }).pluck('role_id');
  return { held: new Set([...own, ...lent]) };
}

/** The cells of roles, in the order of the abilities. */
export const cellsOf = (db: Knex, roleIds: readonly number[]): Promise<CellRow[]> =>
  db('role_permissions')
    .join('permissions', 'permissions.id', 'role_permissions.permission_id')
    .whereIn('role_permissions.role_id', [...roleIds])
    .orderBy('permissions.id')
    .select<CellRow[]>(
      'role_permissions.role_id',
      'permissions.id',
      'permissions.code',
      'permissions.subject',
      'permissions.action',
      'role_permissions.scope',
      'role_permissions.enabled',
    );

/** A page of roles, with their cells if asked for. */
export function listRoles(db: Knex, actor: Actor, request: ListRoles): Promise<Page<Role>> {
  const { include, filter } = request;
  const query = reachedRoles(db, actor, 'role:read');
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
}
