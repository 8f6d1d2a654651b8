import type { Core } from '../../core';
import { firstStepsRoutes } from './first-steps.routes';
import { firstStepsService } from './first-steps.service';

export const firstStepsRoom = (core: Core) => ({ routes: firstStepsRoutes(firstStepsService(core)) });
