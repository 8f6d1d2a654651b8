import { ABILITIES, defaultCell, isLocked } from '../abilities';
import type { Ability } from '../abilities';
import { ROLE_CODES, ROLES } from '../roles';
import type { RoleCode } from '../roles';
import type { Permission, PermissionGroup, RolePermission } from './role.schema';
import type { Matrix } from './roles.screens';

const permissionOf = (code: Ability): Permission => {
  const [subject = '', action = ''] = code.split(':');
  return { id: ABILITIES.indexOf(code) + 1, code, subject, action };
};

/**
 * A cell with its default. It cannot be edited if it is locked, a super administrator's or of the reader's own role.
 */
function cellOf(role: RoleCode, code: Ability, reader: RoleCode): RolePermission[] {
  const cell = defaultCell(role, code);
  if (cell === null) return [];
  return [{ ...permissionOf(code), ...cell, locked: isLocked(code) || ROLES[role].su || role === reader }];
}

const groups: PermissionGroup[] = [...new Set(ABILITIES.map((code) => permissionOf(code).subject))].map((subject) => ({
  subject,
  permissions: ABILITIES.map(permissionOf)
    .filter((permission) => permission.subject === subject)
    .map((permission) => ({ ...permission, locked: isLocked(permission.code) })),
}));

/** Part of the matrix; default all roles and all subjects. */
interface Part {
  roles?: readonly RoleCode[];
  subjects?: readonly string[];
}

/** The matrix with its defaults, as a person with the role `reader` sees it. For tests and stories. */
export function matrixFor(reader: RoleCode, { roles = ROLE_CODES, subjects }: Part = {}): Matrix {
  const isShown = (subject: string) => subjects === undefined || subjects.includes(subject);
  return {
    roles: roles.map((code) => ({
      id: ROLE_CODES.indexOf(code) + 1,
      code,
      su: ROLES[code].su,
      grantable: !ROLES[code].su || reader === 'SUPER_ADMIN',
      permissions: ABILITIES.flatMap((ability) => cellOf(code, ability, reader)).filter((cell) =>
        isShown(cell.subject),
      ),
    })),
    groups: groups.filter(({ subject }) => isShown(subject)),
    can: { change: defaultCell(reader, 'permission:update')?.enabled ?? false },
  };
}
