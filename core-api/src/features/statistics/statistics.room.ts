import type { Core } from '../../core';
import { agendaParts } from '../agenda';
import { resultsService } from '../dpi';
import { planService as yearService } from '../pfi';
import { figuresService } from '../pfp';
import { progressReport } from './progress.reports';
import { statisticsRoutes } from './statistics.routes';
import { statisticsService } from './statistics.service';

export const statisticsRoom = (core: Core) => {
  const { db, clock } = core;
  const agenda = agendaParts(core);
  const { kinds } = agenda;
  return {
    reports: [
      progressReport({
        kinds,
        diagnostic: resultsService({ db, clock }),
        years: yearService({ db, clock, agenda }),
        formation: figuresService(db),
      }),
    ],
    routes: statisticsRoutes(statisticsService({ db, clock, kinds })),
  };
};
