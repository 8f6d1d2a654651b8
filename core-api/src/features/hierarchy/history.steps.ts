import type { CycleSteps } from '../cycles';
import { closeCycle, openPlace } from './history.model';
import { PLACES } from './places';

/** A start opens the history of everybody whom the prepared cycle has in a place; a finish closes it. */
export const historySteps: CycleSteps = {
  async started(trx, { id: cycle_id, at, actor_id }) {
    for (const place of PLACES)
      await openPlace(trx, place, { cycle_id, from_at: at, changed_by: actor_id, reason: 'started' });
  },
  async finished(trx, { id: cycle_id, at, actor_id }) {
    await closeCycle(trx, { cycle_id, at, changed_by: actor_id });
  },
};
