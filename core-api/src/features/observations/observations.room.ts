import type { Core } from '../../core';
import { draftsService } from './drafts.service';
import { guidesImport } from './guides.import';
import { figuresService } from './figures.service';
import { observationDeliveries } from './observation.events';
import { observationsDuties } from './observations.duties';
import { observationsForget } from './observations.forget';
import { observationsReport } from './observations.reports';
import { observationsRoutes } from './observations.routes';
import { observationsService } from './observations.service';
import { observationsFollowZone } from './observations.zone';
import { registerService } from './register.service';

export const observationsRoom = ({ db, clock }: Core) => ({
  routes: observationsRoutes({
    service: observationsService({ db, clock }),
    register: registerService({ db, clock }),
    drafts: draftsService({ db, clock }),
    figures: figuresService({ db, clock }),
  }),
  deliveries: observationDeliveries(db),
  dutySources: [observationsDuties({ db, clock })],
  forget: observationsForget,
  importKinds: [guidesImport],
  reports: [observationsReport],
  zoneFollower: observationsFollowZone,
});
