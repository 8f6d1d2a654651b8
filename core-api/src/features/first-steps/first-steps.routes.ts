import { firstSteps } from '@ruta/contracts/first-steps/first-steps.api';
import { serve } from '../../http/serve';
import type { FirstStepsService } from './first-steps.service';

export const firstStepsRoutes = (service: FirstStepsService) => [
  serve(firstSteps.list, async ({ actor }) => ({ data: await service.list(actor) })),
  serve(firstSteps.putAway, async ({ actor, body: { is_put_away } }) => ({
    data: await service.putAway(actor, is_put_away),
    message: is_put_away ? ('first-steps.put-away' as const) : ('first-steps.brought-back' as const),
  })),
  serve(firstSteps.tryMail, async ({ actor, locale }) => ({
    data: await service.tryMail(actor, locale),
    message: 'first-steps.mail-sent' as const,
  })),
];
