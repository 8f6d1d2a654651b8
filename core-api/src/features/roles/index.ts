export { grantsReader, type Grants, type GrantsReader } from './grants';
export type { RoleRow, RoleUserRow } from './roles.tables';
export { inForce, rolesInForce, type RoleInForce } from './held-roles';
