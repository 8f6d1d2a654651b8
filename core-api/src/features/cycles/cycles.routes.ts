import { cycles } from '@ruta/contracts/cycles/cycles.api';
import { serve } from '../../http/serve';
import type { ClosuresService } from './closures.service';
import type { CycleLife } from './cycle-life.service';
import type { CyclesService } from './cycles.service';

interface CyclesRoutesDeps {
  service: CyclesService;
  closures: ClosuresService;
  life: CycleLife;
}

export const cyclesRoutes = ({ service, closures, life }: CyclesRoutesDeps) => [
  serve(cycles.list, ({ actor, query }) => service.list(actor, query)),
  serve(cycles.get, async ({ actor, params }) => ({ data: await service.get(actor, params.id) })),
  serve(cycles.create, async ({ actor, body }) => ({
    data: await service.create(actor, body),
    message: 'cycles.created',
  })),
  serve(cycles.update, async ({ actor, params, body }) => ({
    data: await service.update(actor, params.id, body),
    message: 'cycles.saved',
  })),
  serve(cycles.periods, async () => ({ data: await service.periods() })),
  serve(cycles.createPeriod, async ({ actor, body }) => ({
    data: await service.createPeriod(actor, body.start_year),
    message: 'cycles.period-created',
  })),
  serve(cycles.setPfpClosure, async ({ actor, params, body }) => ({
    data: await closures.setPfp(actor, params.id, body),
    message: 'cycles.pfp-closure-set',
  })),
  serve(cycles.setDpiClosure, async ({ actor, params, body }) => ({
    data: await closures.setDpi(actor, params.id, body),
    message: 'cycles.dpi-closure-set',
  })),
  serve(cycles.preparation, async ({ actor, params }) => ({ data: await life.preparation(actor, params.id) })),
  serve(cycles.prepare, async ({ actor, params, body }) => ({
    data: await life.prepare(actor, params.id, body),
    message: 'cycles.now-prepared',
  })),
  serve(cycles.start, async ({ actor, params, body }) => ({
    data: await life.start(actor, params.id, body.revision),
    message: 'cycles.now-started',
  })),
  serve(cycles.finish, async ({ actor, query }) => ({
    data: await life.finish(actor, query),
    message: 'cycles.now-finished',
  })),
];
