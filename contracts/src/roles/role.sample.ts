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

/** A cell as nobody has switched it; fixed for everybody, for super administrators, and for who has the role. */
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

/** Which part of the matrix: all roles and all subjects unless said. */
interface Part {
  roles?: readonly RoleCode[];
  subjects?: readonly string[];
}

/** The matrix as it is on the first day, shown to a person in a role; for tests and stories. */
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
