import type { Core } from '../../core';
import { coachRolesRoutes } from './coach-roles.routes';
import { coachRolesService } from './coach-roles.service';
import { coachesRoutes } from './coaches.routes';
import { coachesService } from './coaches.service';
import { handoverRoutes } from './handover.routes';
import { handoverService } from './handover.service';
import { hierarchyChange } from './hierarchy.change';
import { hierarchyImport } from './hierarchy-import';
import { hierarchyDeliveries } from './hierarchy.events';
import { reassignedLetters } from './hierarchy.letters';
import { incompleteDuties } from './incomplete.duties';
import { historySteps } from './history.steps';
import { hierarchyRoutes } from './hierarchy.routes';
import { hierarchyService } from './hierarchy.service';
import { hierarchyShown } from './hierarchy.shown';
import { newSchoolService } from './new-school.service';
import { schoolHistoryRoutes } from './school-history.routes';
import { startedDeliveries } from './started.events';
import { schoolHistoryService } from './school-history.service';

export const hierarchyRoom = ({ db, clock, coachWorks, mailer, publicUrl }: Core) => {
  const shown = hierarchyShown(db);
  const change = hierarchyChange({ shown, works: coachWorks });
  const deps = { db, clock, shown, change };
  return {
    cycleSteps: historySteps,
    deliveries: { ...hierarchyDeliveries(db), ...startedDeliveries(db) },
    dutySources: [incompleteDuties(db)],
    letters: reassignedLetters({ db, mailer, publicUrl }),
    importKinds: [hierarchyImport({ change, works: coachWorks })],
    routes: [
      ...coachesRoutes(coachesService(db)),
      ...coachRolesRoutes(coachRolesService({ db, clock })),
      ...handoverRoutes(handoverService({ ...deps, works: coachWorks })),
      ...hierarchyRoutes({ ...hierarchyService(deps), ...newSchoolService(deps) }),
      ...schoolHistoryRoutes(schoolHistoryService({ db, clock })),
    ],
  };
};
