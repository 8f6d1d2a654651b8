import type { Core } from '../../core';
import { sessionStatsRoutes } from './session-stats.routes';
import { sessionStatsService } from './session-stats.service';

export const sessionStatsRoom = ({ db, clock }: Core) => ({
  routes: sessionStatsRoutes(sessionStatsService({ db, clock })),
});
