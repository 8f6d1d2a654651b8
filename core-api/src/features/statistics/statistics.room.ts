import type { Core } from '../../core';
import { statisticsRoutes } from './statistics.routes';
import { statisticsService } from './statistics.service';

export const statisticsRoom = ({ db, clock }: Core) => ({ routes: statisticsRoutes(statisticsService({ db, clock })) });
