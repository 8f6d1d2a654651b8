import type { Core } from '../../core';
import { availabilityForget } from './availability.forget';
import { availabilityRoutes } from './availability.routes';
import { availabilityService } from './availability.service';

export const availabilityRoom = (core: Core) => ({
  routes: availabilityRoutes(availabilityService(core)),
  forget: availabilityForget,
});
