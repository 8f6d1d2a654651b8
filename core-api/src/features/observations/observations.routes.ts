import { observations } from '@ruta/contracts/observations/observations.api';
import { serve } from '../../http/serve';
import type { DraftsService } from './drafts.service';
import type { ObservationsService } from './observations.service';

interface ObservationsRoutesDeps {
  service: ObservationsService;
  drafts: DraftsService;
}

export const observationsRoutes = ({ service, drafts }: ObservationsRoutesDeps) => [
  serve(observations.guides, async ({ actor, query }) => ({ data: await service.guides(actor, query) })),
  serve(observations.guide, async ({ actor, params, query }) => ({
    data: await service.guide(actor, params.id, query.lang),
  })),
  serve(observations.levels, async ({ actor, query }) => ({
    data: await service.levels(actor, query.school_id, query.include === 'professors'),
  })),
  serve(observations.professors, ({ actor, query }) => service.professors(actor, query)),
  serve(observations.setObservable, async ({ actor, params, body }) => ({
    data: await service.setObservable(actor, params.id, body),
    message: body.observable === 1 ? 'observations.observable' : 'observations.hidden',
  })),
  serve(observations.draft, async ({ actor, query }) => ({ data: await drafts.draft(actor, query) })),
  serve(observations.saveDraft, async ({ actor, body }) => ({ data: await drafts.saveDraft(actor, body) })),
  serve(observations.create, async ({ actor, body }) => ({
    data: await service.create(actor, body),
    message: 'observations.registered',
  })),
  serve(observations.list, ({ actor, query }) => service.list(actor, query)),
  serve(observations.results, async ({ actor, query }) => ({ data: await service.results(actor, query) })),
  serve(observations.monthly, async ({ actor, query }) => ({ data: await service.monthly(actor, query) })),
  serve(observations.get, async ({ actor, params, query }) => ({
    data: await service.get(actor, params.id, query.lang),
  })),
];
