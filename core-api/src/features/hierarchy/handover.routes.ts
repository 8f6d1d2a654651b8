import { handover } from '@ruta/contracts/hierarchy/handover.api';
import { serve } from '../../http/serve';
import type { HandoverService } from './handover.service';

export const handoverRoutes = (service: HandoverService) => [
  serve(handover.list, ({ actor, query }) => service.list(actor, query)),
  serve(handover.loads, async ({ actor, query }) => ({ data: await service.loads(actor, query) })),
  serve(handover.review, async ({ actor, body }) => ({ data: await service.review(actor, body) })),
  serve(handover.save, async ({ actor, body }) => ({
    data: await service.save(actor, body),
    message: 'handover.done',
  })),
  serve(handover.undo, async ({ actor, params }) => ({
    data: await service.undo(actor, params.batch),
    message: 'handover.now-undone',
  })),
];
