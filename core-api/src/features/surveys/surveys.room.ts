import type { Core } from '../../core';
import { agendaParts } from '../agenda';
import { answeringService } from './answering.service';
import { ratingsReader } from './ratings.reader';
import { responsesService } from './responses.service';
import { surveyDuties } from './survey.duties';
import { surveyDeliveries } from './survey.events';
import { surveysImport } from './surveys.import';
import { surveysForget } from './surveys.forget';
import { activitySurveysReport } from './surveys.reports';
import { surveysRoutes } from './surveys.routes';
import { upgradedService } from './upgraded.service';

export const surveysRoom = (core: Core) => {
  const { db, clock } = core;
  const agenda = agendaParts(core);
  const answering = answeringService({ db, clock });
  return {
    deliveries: surveyDeliveries(db),
    dutySources: [surveyDuties(db, clock)],
    forget: surveysForget,
    importKinds: [surveysImport],
    reports: [activitySurveysReport],
    routes: surveysRoutes({
      answering,
      responses: responsesService({ db, clock, agenda }),
      upgraded: upgradedService({ db, agenda, answering }),
      ratings: ratingsReader(db, agenda),
    }),
  };
};
