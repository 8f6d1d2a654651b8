import type { Core } from '../../core';
import { answeringService } from './answering.service';
import { dpiDuties } from './dpi.duties';
import { dpiForget } from './dpi.forget';
import { dpiInherits } from './dpi.inherits';
import { sweepAnswers } from './dpi.jobs';
import { dpiRoutes } from './dpi.routes';
import { resultsService } from './results.service';
import { statusService } from './status.service';

export const dpiRoom = ({ db, clock }: Core) => {
  const status = statusService({ db, clock });
  return {
    dutySources: dpiDuties({ db, clock, status }),
    forget: dpiForget,
    inherits: dpiInherits,
    jobs: [{ name: 'answers of diagnostics', run: () => sweepAnswers(db, clock) }],
    routes: dpiRoutes({ answering: answeringService({ db, clock }), results: resultsService({ db, clock }), status }),
  };
};
