import type { Core } from '../../core';
import { searchRoutes } from './search.routes';
import { searchService } from './search.service';

export const searchRoom = (core: Core) => ({ routes: searchRoutes(searchService(core)) });
