import type { Core } from '../../core';
import { consultingService } from './consulting.service';
import { formationKeys } from './formation.reader';
import { pfpDuties } from './pfp.duties';
import { pfpForget } from './pfp.forget';
import { pfpInherits } from './pfp.inherits';
import { pfpRoutes } from './pfp.routes';
import { readingService } from './reading.service';

export const pfpRoom = ({ db, clock, store }: Core) => {
  const reading = readingService({ db, clock, store });
  return {
    dutySources: [pfpDuties({ db, reading })],
    forget: pfpForget,
    inherits: pfpInherits,
    routes: pfpRoutes({ reading, consulted: consultingService({ db, clock, reading }) }),
    storedFiles: formationKeys(db),
  };
};
