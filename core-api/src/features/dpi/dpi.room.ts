import type { Core } from '../../core';
import { bankImport } from './bank.import';
import { bankRoutes } from './bank.routes';
import { bankService } from './bank.service';
import { answeringService } from './answering.service';
import { dpiDuties } from './dpi.duties';
import { dpiDeliveries } from './dpi.events';
import { freezeEnded } from './dpi.freezing';
import { dpiForget } from './dpi.forget';
import { dpiInherits } from './dpi.inherits';
import { sumUpNetwork, sweepAnswers } from './dpi.jobs';
import { dpiLetters } from './dpi.letters';
import { tellOfWindows } from './dpi.news';
import { remindersService } from './dpi.reminders';
import { dpiReport } from './dpi.reports';
import { dpiRoutes } from './dpi.routes';
import { resultsService } from './results.service';
import { dpiStatistics } from './statistics.service';
import { statusService } from './status.service';

/** How often windows are looked at, in ms. */
const NEWS_EVERY = 15 * 60_000;

export const dpiRoom = ({ db, clock, mailer, publicUrl }: Core) => {
  const status = statusService({ db, clock });
  const results = resultsService({ db, clock });
  return {
    deliveries: dpiDeliveries(db, clock),
    dutySources: dpiDuties({ db, clock, status }),
    forget: dpiForget,
    importKinds: [bankImport],
    inherits: dpiInherits,
    jobs: [
      { name: 'answers of diagnostics', run: () => sweepAnswers(db, clock) },
      { name: 'final figures of diagnostics', run: () => freezeEnded(db, clock), everyMs: NEWS_EVERY },
      { name: 'network averages of diagnostics', run: () => sumUpNetwork(db, clock), everyMs: NEWS_EVERY },
      { name: 'news of diagnostics', run: () => tellOfWindows(db, clock), everyMs: NEWS_EVERY },
    ],
    letters: dpiLetters({ db, mailer, publicUrl }),
    reports: [dpiReport(results)],
    routes: [
      ...bankRoutes(bankService({ db, clock })),
      ...dpiRoutes({
        answering: answeringService({ db, clock }),
        reminders: remindersService({ db, clock }),
        results,
        statistics: dpiStatistics(db),
        status,
      }),
    ],
  };
};
