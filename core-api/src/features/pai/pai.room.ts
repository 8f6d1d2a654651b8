import type { Core } from '../../core';
import { agendaParts } from '../agenda';
import { resultsService } from '../dpi';
import { coachActivitiesImport } from './coach-activities.import';
import { establishService } from './establish.service';
import { formService } from './form.service';
import { paiDuties } from './pai.duties';
import { paiDeliveries } from './pai.events';
import { paiForget } from './pai.forget';
import { announcePlans } from './pai.jobs';
import { paiReport } from './pai.reports';
import { paiRoutes } from './pai.routes';
import { planDocument } from './plan.document';
import { planService } from './plan.service';
import { presenceService } from './presence.service';
import { paiStatistics } from './statistics';

export const paiRoom = (core: Core) => {
  const { db, clock } = core;
  const plans = planService({ db, clock, agenda: agendaParts(core) });
  return {
    deliveries: paiDeliveries(db),
    dutySources: [paiDuties({ db, clock })],
    forget: paiForget,
    importKinds: [coachActivitiesImport],
    jobs: [{ name: 'plans to establish', run: () => announcePlans(db, clock) }],
    reports: [paiReport({ plans, diagnostic: resultsService({ db, clock }) })],
    routes: paiRoutes({
      plans,
      forms: formService({ db, clock }),
      establish: establishService({ db, clock, plans }),
      document: planDocument(plans),
      presence: presenceService({ db, clock }),
      statistics: paiStatistics(db),
    }),
  };
};
