import { roles } from '@ruta/contracts/roles/roles.api';
import { serve } from '../../http/serve';
import type { RolesService } from './roles.service';

export const rolesRoutes = (service: RolesService) => [
  serve(roles.list, ({ actor, query }) => service.list(actor, query)),
  serve(roles.levels, async () => ({ data: await service.levels() })),
  serve(roles.permissions, async ({ actor }) => ({ data: await service.permissions(actor) })),
  serve(roles.change, async ({ actor, body }) => ({
    data: { changed: await service.change(actor, body.changes) },
    message: 'roles.changed',
  })),
  serve(roles.toggle, async ({ actor, params, body }) => ({
    data: await service.toggle(actor, { role: params.id, permission: params.permissionId }, body.enabled),
    message: 'roles.changed',
  })),
];
