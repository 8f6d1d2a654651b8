import { defaultCell, isLocked, type Ability } from '@ruta/contracts';
import type { Permission, PermissionGroup, RolePermission } from '@ruta/contracts/roles/role.schema';
import type { Verdict } from '../../kernel/verdict';
import type { RolePermissionRow, RoleRow } from './roles.tables';

export type ShownRole = Pick<RoleRow, 'id' | 'code' | 'su'>;
export type CellRow = Permission & Pick<RolePermissionRow, 'role_id' | 'scope' | 'enabled'>;

/** The caller's roles, of any kind, because nobody may change their own permissions. */
export interface Switcher {
  held: ReadonlySet<number>;
}

/** Whether a cell may be changed (ADM-06). Locked abilities and the cells of super administrators may not (B68). */
export function switchable(who: Switcher, role: ShownRole, ability: Ability): Verdict {
  if (role.su) return 'roles.su-fixed';
  if (defaultCell(role.code, ability) === null) return 'roles.cell-none';
  if (isLocked(ability)) return 'roles.cell-locked';
  return who.held.has(role.id) ? 'roles.own-role' : 'allowed';
}

/** A cell as a person sees it. */
export const shown = (who: Switcher, role: ShownRole, { role_id: _, ...cell }: CellRow): RolePermission => ({
  ...cell,
  enabled: Boolean(cell.enabled),
  locked: switchable(who, role, cell.code) !== 'allowed',
});

/** Permissions by subject, in the order of the matrix. */
export function grouped(permissions: readonly Permission[]): PermissionGroup[] {
  const groups = new Map<string, PermissionGroup>();
  for (const permission of permissions) {
    const { subject, code } = permission;
    const group = groups.get(subject) ?? { subject, permissions: [] };
    group.permissions.push({ ...permission, locked: isLocked(code) });
    groups.set(subject, group);
  }
  return [...groups.values()];
}
