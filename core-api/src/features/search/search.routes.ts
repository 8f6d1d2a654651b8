import { search } from '@ruta/contracts/search/search.api';
import { serve } from '../../http/serve';
import type { SearchService } from './search.service';

export const searchRoutes = (service: SearchService) => [
  serve(search.find, async ({ actor, query }) => ({ data: await service.find(actor, query) })),
];
