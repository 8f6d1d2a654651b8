import { schoolHistory } from '@ruta/contracts/hierarchy/school-history.api';
import { serve } from '../../http/serve';
import type { SchoolHistoryService } from './school-history.service';

export const schoolHistoryRoutes = (service: SchoolHistoryService) => [
  serve(schoolHistory.schoolHistory, async ({ actor, params, query }) => ({
    data: await service.schoolHistory(actor, params.id, query.cycle_id),
  })),
];
