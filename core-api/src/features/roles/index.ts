export { grantsReader, type Grants, type GrantsReader } from './grants';
export { inForce, rolesInForce, type RoleInForce } from './held-roles';
export { rolesRoutes } from './roles.routes';
export { rolesService, type RolesService } from './roles.service';
