import type { Core } from '../../core';
import { captionsService } from './captions.service';
import { catalogueRoutes } from './catalogue.routes';
import { catalogueService } from './catalogue.service';
import { tellOfClosing } from './closing.news';
import { consultingService } from './consulting.service';
import { contentsService } from './contents.service';
import { countAll } from './counting';
import { figuresService } from './figures.service';
import { formationKeys } from './formation.reader';
import { pfpDuties } from './pfp.duties';
import { pfpDeliveries } from './pfp.events';
import { pfpForget } from './pfp.forget';
import { pfpInherits } from './pfp.inherits';
import { pfpLetters } from './pfp.letters';
import { pfpReport } from './pfp.reports';
import { pfpRoutes } from './pfp.routes';
import { readingService } from './reading.service';
import { watchingService } from './watching.service';

/** How often the closing day is looked at, in ms. */
const NEWS_EVERY = 15 * 60_000;

/** How often people are counted of whom plans are expected, in ms. */
const COUNTED_EVERY = 15 * 60_000;

export const pfpRoom = ({ db, clock, mailer, publicUrl, store }: Core) => {
  const reading = readingService({ db, clock, store });
  return {
    deliveries: pfpDeliveries(db, clock),
    dutySources: [pfpDuties({ db, reading })],
    forget: pfpForget,
    inherits: pfpInherits,
    jobs: [
      { name: 'news of formation plans', run: () => tellOfClosing(db, clock), everyMs: NEWS_EVERY },
      { name: 'totals of formation plans', run: () => countAll(db, clock), everyMs: COUNTED_EVERY },
    ],
    letters: pfpLetters({ db, mailer, publicUrl }),
    reports: [pfpReport],
    routes: [
      ...pfpRoutes({
        ...{ reading, figures: figuresService(db) },
        consulted: consultingService({ db, clock, reading }),
        watching: watchingService({ db, clock, reading }),
      }),
      ...catalogueRoutes({
        ...{ catalogue: catalogueService({ db, clock }), contents: contentsService({ db, clock, store }) },
        captions: captionsService({ db, clock, store }),
      }),
    ],
    storedFiles: formationKeys(db),
  };
};
