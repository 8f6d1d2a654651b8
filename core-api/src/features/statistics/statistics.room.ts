import type { Core } from '../../core';
import { agendaParts } from '../agenda';
import { statisticsRoutes } from './statistics.routes';
import { statisticsService } from './statistics.service';

export const statisticsRoom = (core: Core) => {
  const { db, clock } = core;
  return { routes: statisticsRoutes(statisticsService({ db, clock, kinds: agendaParts(core).kinds })) };
};
