import { hierarchy, hierarchyOfCycles } from '@ruta/contracts/hierarchy/hierarchy.api';
import { serve } from '../../http/serve';
import type { HierarchyService } from './hierarchy.service';
import type { NewSchoolService } from './new-school.service';

/** The calls below one address. */
const below = (calls: typeof hierarchy | typeof hierarchyOfCycles, service: HierarchyService & NewSchoolService) => [
  serve(calls.review, async ({ actor, query }) => ({ data: await service.review(actor, query) })),
  serve(calls.history, ({ actor, query }) => service.history(actor, query)),
  serve(calls.bySchool, async ({ actor, query }) => ({ data: await service.bySchool(actor, query.school_id) })),
  serve(calls.store, async ({ actor, params, body }) => ({
    data: await service.store(actor, params.id, body),
    message: 'hierarchy.saved',
  })),
  serve(calls.storeNew, async ({ actor, params, body }) => ({
    data: await service.storeNew(actor, params.id, body),
    message: 'hierarchy.set-up',
  })),
  serve(calls.release, async ({ actor, params, body }) => ({
    data: await service.release(actor, params.id, body),
    message: 'hierarchy.released',
  })),
  serve(calls.exclude, async ({ actor, params, body }) => ({
    data: await service.exclude(actor, params.id, body),
    message: 'hierarchy.now-excluded',
  })),
  serve(calls.include, async ({ actor, params, body }) => ({
    data: await service.include(actor, params.id, body),
    message: 'hierarchy.now-included',
  })),
];

/** Both families of addresses are answered by one service (HIE-06). */
export const hierarchyRoutes = (service: HierarchyService & NewSchoolService) => [
  serve(hierarchy.list, ({ actor, query }) => service.list(actor, query)),
  serve(hierarchyOfCycles.list, ({ actor, query }) => service.entries(actor, query)),
  serve(hierarchy.count, async ({ actor, query }) => ({ data: await service.count(actor, query.cycle_id) })),
  ...below(hierarchy, service),
  ...below(hierarchyOfCycles, service),
];
