export { grantsReader, type Grants, type GrantsReader } from './grants';
export { inForce, rolesInForce, type RoleInForce } from './held-roles';
