import { coachCalls } from '@ruta/contracts/hierarchy/coaches.api';
import { serve } from '../../http/serve';
import type { CoachesService } from './coaches.service';

/** Both addresses of each call have one service (HIE-06). */
export const coachesRoutes = (service: CoachesService) => [
  serve(coachCalls.coaches, ({ actor, query }) => service.list(actor, query)),
  serve(coachCalls.coachesOfCycle, ({ actor, query }) => service.list(actor, query)),
  serve(coachCalls.coachesByRole, ({ actor, query }) => service.list(actor, query)),
  serve(coachCalls.coachesOfCycleByRole, ({ actor, query }) => service.list(actor, query)),
];
