import { pfi } from '@ruta/contracts/pfi/pfi.api';
import { serve } from '../../http/serve';
import type { PfiService } from './pfi.service';

export const pfiRoutes = (service: PfiService) => [
  serve(pfi.ofActivity, async ({ actor, query, locale }) => ({
    data: await service.ofActivity(actor, query.activity_id, locale),
  })),
];
