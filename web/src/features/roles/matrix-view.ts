import type { Ability } from '@ruta/contracts/abilities';
import type { Locale } from '@ruta/contracts/locale';
import { PERMISSION_TEXTS, SUBJECT_TEXTS } from '@ruta/contracts/roles/permission.texts';
import type { PermissionSubject } from '@ruta/contracts/roles/permission.texts';
import type { PermissionChange, PermissionGroup, Role, RolePermission } from '@ruta/contracts/roles/role.schema';

/** Unsaved changes: `role:permission` → on or off. */
export type Pending = ReadonlyMap<string, boolean>;
export type MatrixRole = Role & { permissions: RolePermission[] };

export const keyOf = (role: number, permission: number): string => `${role}:${permission}`;

/** All cells by key. */
export const cellsOf = (roles: readonly MatrixRole[]): ReadonlyMap<string, RolePermission> =>
  new Map(roles.flatMap((role) => role.permissions.map((cell) => [keyOf(role.id, cell.id), cell] as const)));

/** Adds a change; switching back to the saved value removes it. */
export function switched(pending: Pending, key: string, isOn: boolean, saved: boolean): Pending {
  const next = new Map(pending);
  if (isOn === saved) next.delete(key);
  else next.set(key, isOn);
  return next;
}

/** The changes that still differ from the saved matrix, after somebody else has saved. */
export const stillPending = (pending: Pending, cells: ReadonlyMap<string, RolePermission>): Pending =>
  new Map(
    [...pending].filter(([key, isOn]) => {
      const cell = cells.get(key);
      return cell !== undefined && !cell.locked && cell.enabled !== isOn;
    }),
  );

export const changesOf = (pending: Pending): PermissionChange[] =>
  [...pending].map(([key, enabled]) => {
    const [role_id = 0, permission_id = 0] = key.split(':').map(Number);
    return { role_id, permission_id, enabled };
  });

export interface RoleDifference {
  role: MatrixRole;
  given: Ability[];
  taken: Ability[];
}

/** The changes by role, in the order of the matrix. */
export const differencesOf = (pending: Pending, roles: readonly MatrixRole[]): RoleDifference[] =>
  roles.flatMap((role) => {
    const of = (isOn: boolean) =>
      role.permissions.filter(({ id }) => pending.get(keyOf(role.id, id)) === isOn).map(({ code }) => code);
    const [given, taken] = [of(true), of(false)];
    return given.length + taken.length === 0 ? [] : [{ role, given, taken }];
  });

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Subjects with their permissions, filtered by a search for the subject or a permission. */
export function groupsIn(groups: readonly PermissionGroup[], locale: Locale, search: string) {
  const sought = plain(search.trim());
  return groups.flatMap(({ subject, permissions }) => {
    const label = SUBJECT_TEXTS[subject as PermissionSubject][locale];
    const rows = permissions.map(({ id, code }) => ({ id: String(id), label: PERMISSION_TEXTS[code][locale] }));
    const found = plain(label).includes(sought) ? rows : rows.filter((row) => plain(row.label).includes(sought));
    return found.length === 0 ? [] : [{ id: subject, label, rows: found }];
  });
}
