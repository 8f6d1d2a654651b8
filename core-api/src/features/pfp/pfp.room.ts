import type { Core } from '../../core';
import { catalogueRoutes } from './catalogue.routes';
import { catalogueService } from './catalogue.service';
import { consultingService } from './consulting.service';
import { contentsService } from './contents.service';
import { figuresService } from './figures.service';
import { formationKeys } from './formation.reader';
import { pfpDuties } from './pfp.duties';
import { pfpDeliveries } from './pfp.events';
import { pfpForget } from './pfp.forget';
import { pfpInherits } from './pfp.inherits';
import { pfpRoutes } from './pfp.routes';
import { readingService } from './reading.service';

export const pfpRoom = ({ db, clock, store }: Core) => {
  const reading = readingService({ db, clock, store });
  return {
    deliveries: pfpDeliveries(db),
    dutySources: [pfpDuties({ db, reading })],
    forget: pfpForget,
    inherits: pfpInherits,
    routes: [
      ...pfpRoutes({ reading, consulted: consultingService({ db, clock, reading }), figures: figuresService(db) }),
      ...catalogueRoutes({
        ...{ catalogue: catalogueService({ db, clock }), contents: contentsService({ db, clock, store }) },
      }),
    ],
    storedFiles: formationKeys(db),
  };
};
