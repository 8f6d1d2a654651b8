import type { Core } from '../../core';
import { agendaParts } from '../agenda';
import { centralEditorRoutes } from './central-editor.routes';
import { centralEditor } from './central-editor.service';
import { centralImport } from './central.import';
import { establishService } from './establish.service';
import { pfiDuties } from './pfi.duties';
import { pfiDeliveries } from './pfi.events';
import { pfiForget } from './pfi.forget';
import { centralKind } from './pfi.kind';
import { pfiReport } from './pfi.reports';
import { pfiRoutes } from './pfi.routes';
import { pfiService } from './pfi.service';
import { pfiStatistics } from './pfi.statistics';
import { planService } from './plan.service';
import { yearDocument } from './year.document';

export const pfiRoom = (core: Core) => {
  const { db, clock } = core;
  const agenda = agendaParts(core);
  const plans = planService({ db, clock, agenda });
  return {
    agendaKinds: [centralKind],
    deliveries: pfiDeliveries(db),
    dutySources: [pfiDuties({ db })],
    forget: pfiForget,
    importKinds: [centralImport],
    reports: [pfiReport(plans)],
    routes: [
      ...centralEditorRoutes(centralEditor({ db, clock })),
      ...pfiRoutes({
        plans,
        activities: pfiService({ db, agenda }),
        document: yearDocument({ db, clock, agenda, plans }),
        statistics: pfiStatistics(db),
        establish: establishService({ db, clock, agenda, plans }),
      }),
    ],
  };
};
