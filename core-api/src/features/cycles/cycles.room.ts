import type { Core } from '../../core';
import { dayIn } from '../../time/clock';
import { closuresService } from './closures.service';
import { cycleInherits } from './cycle.inherits';
import { cycleLife } from './cycle-life.service';
import { cycleDeliveries } from './cycle.events';
import { cyclesShown } from './cycle.shown';
import { cyclesRoutes } from './cycles.routes';
import { cyclesService } from './cycles.service';

export const cyclesRoom = ({ db, clock, serverTimezone, inherits, cycleSteps }: Core) => {
  const shown = cyclesShown(() => dayIn(serverTimezone, clock.now()));
  const deps = { db, clock, shown };
  return {
    deliveries: cycleDeliveries(db),
    inherits: cycleInherits,
    routes: cyclesRoutes({
      service: cyclesService(deps),
      closures: closuresService(deps),
      life: cycleLife({ ...deps, inherits, cycleSteps }),
    }),
  };
};
