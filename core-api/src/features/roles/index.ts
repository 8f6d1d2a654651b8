export { grantsReader, type Grants, type GrantsReader } from './grants.reader';
export type { RoleRow, RoleUserRow } from './roles.tables';
export { inForce, rolesInForce, type RoleInForce } from './held-roles.reader';
export { schoolsWithout } from './needed-roles.reader';
export { roleById, roleCatalogue } from './role.reader';
