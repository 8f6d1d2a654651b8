import { observationFigures } from '@ruta/contracts/observations/figures.api';
import { observations } from '@ruta/contracts/observations/observations.api';
import { serve } from '../../http/serve';
import type { DraftsService } from './drafts.service';
import type { FiguresService } from './figures.service';
import type { ObservationsService } from './observations.service';
import type { Register } from './register.service';

interface ObservationsRoutesDeps {
  service: ObservationsService;
  register: Register;
  drafts: DraftsService;
  figures: FiguresService;
}

export const observationsRoutes = ({ service, register, drafts, figures }: ObservationsRoutesDeps) => [
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
    data: await register(actor, body),
    message: body.replaces_id === undefined ? 'observations.registered' : 'observations.corrected',
  })),
  serve(observations.list, ({ actor, query }) => service.list(actor, query)),
  serve(observationFigures.results, async ({ actor, query }) => ({ data: await figures.results(actor, query) })),
  serve(observationFigures.trend, async ({ actor, query }) => ({ data: await figures.trend(actor, query) })),
  serve(observationFigures.monthly, async ({ actor, query }) => ({ data: await figures.monthly(actor, query) })),
  serve(observationFigures.dashboard, async ({ actor, query }) => ({ data: await figures.dashboard(actor, query) })),
  serve(observationFigures.statistics, async ({ actor, query }) => ({
    data: await figures.statistics(actor, query.filter),
  })),
  serve(observationFigures.guideStatistics, async ({ actor, query }) => ({
    data: await figures.guideStatistics(actor, query),
  })),
  serve(observations.get, async ({ actor, params, query }) => ({
    data: await service.get(actor, params.id, query.lang),
  })),
  serve(observations.seen, async ({ actor, params, body }) => ({
    data: await service.seen(actor, params.id, body),
    message: body.reply === undefined ? 'observations.seen' : 'observations.answered',
  })),
];
