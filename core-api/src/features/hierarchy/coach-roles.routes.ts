import { coachRoles, coachRolesOfCycles } from '@ruta/contracts/hierarchy/coach-roles.api';
import { serve } from '../../http/serve';
import type { CoachRolesService } from './coach-roles.service';

const routesOf = (calls: typeof coachRoles | typeof coachRolesOfCycles, service: CoachRolesService) => [
  serve(calls.list, ({ actor, query }) => service.list(actor, query)),
  serve(calls.get, async ({ actor, params, query }) => ({
    data: await service.get(actor, params.id, query.cycle_id),
  })),
  serve(calls.save, async ({ actor, params, body }) => ({
    data: await service.save(actor, params.id, body),
    message: body.cycle === undefined ? 'coach-roles.saved' : 'coach-roles.transitional-saved',
  })),
  serve(calls.saveTransitional, async ({ actor, params, body }) => ({
    data: await service.save(actor, params.id, body),
    message: 'coach-roles.transitional-saved',
  })),
  serve(calls.removeTransitional, async ({ actor, body }) => ({
    data: await service.removeTransitional(actor, body),
    message: 'coach-roles.transitional-removed',
  })),
];

/** Both addresses of each call have one service (HIE-06). */
export const coachRolesRoutes = (service: CoachRolesService) => [
  ...routesOf(coachRoles, service),
  ...routesOf(coachRolesOfCycles, service),
];
