import { pfi } from '@ruta/contracts/pfi/pfi.api';
import { serve } from '../../http/serve';
import type { EstablishService } from './establish.service';
import type { PfiService } from './pfi.service';
import type { pfiStatistics } from './pfi.statistics';
import type { PlanService } from './plan.service';
import type { yearDocument } from './year.document';

interface Services {
  activities: PfiService;
  document: ReturnType<typeof yearDocument>;
  plans: PlanService;
  establish: EstablishService;
  statistics: ReturnType<typeof pfiStatistics>;
}

export const pfiRoutes = ({ activities, document, plans, establish, statistics }: Services) => [
  serve(pfi.plan, async ({ actor, query, locale }) => ({ data: await plans.plan(actor, query, locale) })),
  serve(pfi.available, async ({ actor, query, locale }) => ({
    data: await establish.available(actor, query.school_id, locale),
  })),
  serve(pfi.preview, async ({ actor, query, locale }) => ({
    data: await plans.preview(actor, query.school_id, locale),
  })),
  serve(pfi.export, async ({ actor, query }) => ({ file: await document(actor, query) })),
  serve(pfi.statistics, async ({ actor, query }) => ({ data: await statistics(actor, query.filter) })),
  serve(pfi.ofActivity, async ({ actor, query, locale }) => ({
    data: await activities.ofActivity(actor, query.activity_id, locale),
  })),
  serve(pfi.establish, async ({ actor, body, locale }) => ({
    data: await establish.establish(actor, body, locale),
    message: 'pfi.established' as const,
  })),
  serve(pfi.date, async ({ actor, params, body, locale }) => ({
    data: await plans.date(actor, params.id, body, locale),
    message: 'pfi.date-changed' as const,
  })),
  serve(pfi.remove, async ({ actor, params, body }) => {
    await establish.remove(actor, params.id, body);
    return { data: null, message: 'pfi.removed' as const };
  }),
];
