import type { Core } from '../../core';
import type { CoachWork } from '../hierarchy';
import { draftDuties } from './draft.duties';
import { schoolsOverview } from './overview.reader';
import { visitDocuments } from './visit-documents';
import { visitDeliveries } from './visit.events';
import { visitKind } from './visit.kind';
import { countVisits, giveVisits, openVisits } from './visit.work.model';
import { visitsFollowZone } from './visit.model';
import { visitSearch } from './visit.search';
import { visitReader } from './visit.reader';
import { visitAxesReport, visitsReport } from './visits.reports';
import { visitsRoutes } from './visits.routes';
import { visitsService } from './visits.service';

export const visitsRoom = ({ db, clock }: Core) => {
  const reader = visitReader(clock);
  const service = visitsService({ db, clock, reader });
  return {
    agendaKinds: [visitKind(service)],
    coachWork: {
      kind: 'visits',
      count: countVisits,
      open: openVisits,
      give: giveVisits,
    } satisfies CoachWork,
    deliveries: visitDeliveries(db),
    dutySources: [draftDuties(db, clock)],
    reports: [visitsReport, visitAxesReport],
    searchSources: [visitSearch(db)],
    zoneFollower: visitsFollowZone,
    routes: visitsRoutes({
      ...{ service, reader, db },
      documents: visitDocuments({ db, clock, reader }),
      overview: schoolsOverview(db, clock),
    }),
  };
};
