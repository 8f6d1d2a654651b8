import type { Core } from '../../core';
import { draftsService } from './drafts.service';
import { observationsRoutes } from './observations.routes';
import { observationsService } from './observations.service';

export const observationsRoom = ({ db, clock }: Core) => ({
  routes: observationsRoutes({ service: observationsService({ db, clock }), drafts: draftsService({ db, clock }) }),
});
