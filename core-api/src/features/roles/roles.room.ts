import type { Core } from '../../core';
import { rolesForget } from './roles.forget';
import { rolesRoutes } from './roles.routes';
import { rolesService } from './roles.service';

export const rolesRoom = ({ db, clock }: Core) => ({
  forget: rolesForget,
  routes: rolesRoutes(rolesService(db, clock)),
});
