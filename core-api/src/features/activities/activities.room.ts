import type { Core } from '../../core';
import { agendaParts, dueService } from '../agenda';
import { activitiesReport } from './activities.reports';
import { activitiesRoutes } from './activities.routes';
import { activitiesService } from './activities.service';
import { activityFinder } from './activity.finder';
import { activityKinds } from './activity.kinds';
import { attendanceReport } from './attendance.reports';
import { evidenceKeys } from './evidence.reader';
import { evidenceRoutes } from './evidence.routes';
import { evidenceService } from './evidence.service';
import { proofsService } from './proofs.service';
import { runningRoutes } from './running.routes';
import { runningService } from './running.service';

export const activitiesRoom = (core: Core) => {
  const agenda = agendaParts(core);
  const deps = { ...core, agenda, kinds: agenda.kinds, finder: activityFinder(agenda) };
  return {
    agendaKinds: activityKinds,
    reports: [activitiesReport(agenda), attendanceReport(agenda)],
    routes: [
      ...activitiesRoutes(activitiesService(deps)),
      ...runningRoutes({ service: runningService(deps), proofs: proofsService(deps), due: dueService(core) }),
      ...evidenceRoutes(evidenceService(deps)),
    ],
    storedFiles: evidenceKeys(core.db),
  };
};
