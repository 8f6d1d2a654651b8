import { pai } from '@ruta/contracts/pai/pai.api';
import { serve } from '../../http/serve';
import type { EstablishService } from './establish.service';
import type { FormService } from './form.service';
import type { planDocument } from './plan.document';
import type { presenceService } from './presence.service';
import type { PlanService } from './plan.service';
import type { paiStatistics } from './statistics';

interface Services {
  plans: PlanService;
  forms: FormService;
  establish: EstablishService;
  document: ReturnType<typeof planDocument>;
  presence: ReturnType<typeof presenceService>;
  statistics: ReturnType<typeof paiStatistics>;
}

export const paiRoutes = ({ plans, forms, establish, document, presence, statistics }: Services) => [
  serve(pai.plan, async ({ actor, query, locale }) => ({ data: await plans.plan(actor, query, locale) })),
  serve(pai.pdf, async ({ actor, query }) => ({ file: await document(actor, query) })),
  serve(pai.statistics, async ({ actor, query }) => ({ data: await statistics(actor, query.filter) })),
  serve(pai.form, async ({ actor, query, locale }) => ({ data: await forms.form(actor, query.school_id, locale) })),
  serve(pai.coachActivities, async ({ actor, query }) => ({ data: await forms.coachActivities(actor, query.theme) })),
  serve(pai.saveDraft, async ({ actor, params, body }) => ({
    data: await forms.saveDraft(actor, params.question_id, body),
  })),
  serve(pai.presence, async ({ actor, params, body }) => ({
    data: await presence(actor, params.question_id, body.school_id),
  })),
  serve(pai.establish, async ({ actor, body, locale }) => ({
    data: await establish(actor, body, locale),
    message: 'pai.established' as const,
  })),
  serve(pai.update, async ({ actor, params, body, locale }) => ({
    data: await plans.update(actor, params.id, body, locale),
    message: 'pai.saved' as const,
  })),
  serve(pai.reschedule, async ({ actor, params, body, locale }) => ({
    data: await plans.reschedule(actor, params.id, body, locale),
    message: 'pai.moved' as const,
  })),
];
