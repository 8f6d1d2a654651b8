import { pai } from '@ruta/contracts/pai/pai.api';
import { serve } from '../../http/serve';
import type { EstablishService } from './establish.service';
import type { FormService } from './form.service';
import type { PlanService } from './plan.service';

interface Services {
  plans: PlanService;
  forms: FormService;
  establish: EstablishService;
}

export const paiRoutes = ({ plans, forms, establish }: Services) => [
  serve(pai.plan, async ({ actor, query, locale }) => ({ data: await plans.plan(actor, query, locale) })),
  serve(pai.form, async ({ actor, query, locale }) => ({ data: await forms.form(actor, query.school_id, locale) })),
  serve(pai.coachActivities, async ({ actor, query }) => ({ data: await forms.coachActivities(actor, query.theme) })),
  serve(pai.saveDraft, async ({ actor, params, body }) => ({
    data: await forms.saveDraft(actor, params.question_id, body),
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
