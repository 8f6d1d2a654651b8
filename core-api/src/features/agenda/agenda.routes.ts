import { agenda } from '@ruta/contracts/agenda/agenda.api';
import { serve } from '../../http/serve';
import type { AgendaService } from './agenda.service';
import type { ClashService } from './clash.service';

export const agendaRoutes = (service: AgendaService, clashes: ClashService) => [
  serve(agenda.list, async ({ actor, query }) => ({ data: await service.list(actor, query) })),
  serve(agenda.schools, async ({ actor }) => ({ data: await service.schools(actor) })),
  serve(agenda.pending, async ({ actor, query }) => ({ data: await service.pending(actor, query.school_id) })),
  serve(agenda.ahead, async ({ actor }) => ({ data: await service.ahead(actor) })),
  serve(agenda.clashes, async ({ actor, query }) => ({ data: await clashes(actor, query) })),
  serve(agenda.get, async ({ actor, params }) => ({ data: await service.get(actor, params.id) })),
  serve(agenda.create, async ({ actor, body }) => ({
    data: await service.create(actor, body),
    message: 'agenda.created',
  })),
  serve(agenda.update, async ({ actor, params, body }) => ({
    data: await service.update(actor, params.id, body),
    message: 'agenda.saved',
  })),
  serve(agenda.reschedule, async ({ actor, params, body }) => ({
    data: await service.reschedule(actor, params.id, body),
    message: 'agenda.rescheduled',
  })),
  serve(agenda.delete, async ({ actor, params }) => {
    await service.delete(actor, params.id);
    return { data: null, message: 'agenda.deleted' };
  }),
  serve(agenda.restore, async ({ actor, params }) => ({
    data: await service.restore(actor, params.id),
    message: 'agenda.restored',
  })),
];
