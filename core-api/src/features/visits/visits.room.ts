import type { Core } from '../../core';
import { draftDuties } from './draft.duties';
import { schoolsOverview } from './overview.reader';
import { visitDocuments } from './visit-documents';
import { visitDeliveries } from './visit.events';
import { visitKind } from './visit.kind';
import { visitSearch } from './visit.search';
import { visitReader } from './visit.reader';
import { visitsRoutes } from './visits.routes';
import { visitsService } from './visits.service';

export const visitsRoom = ({ db, clock }: Core) => {
  const reader = visitReader(clock);
  const service = visitsService({ db, clock, reader });
  return {
    agendaKinds: [visitKind(service)],
    deliveries: visitDeliveries(db),
    dutySources: [draftDuties(db, clock)],
    searchSources: [visitSearch(db)],
    routes: visitsRoutes({
      ...{ service, reader, db },
      documents: visitDocuments({ db, reader }),
      overview: schoolsOverview(db, clock),
    }),
  };
};
