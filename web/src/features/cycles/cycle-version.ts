import type { Cycle, CycleDetail } from '@ruta/contracts/cycles/cycle.schema';
import { MIN_GROUP_DEFAULT } from '@ruta/contracts/cycles/limits';
import type { CycleVersion } from '@ruta/state-machines/cycles/cycle.events';
import type { CycleInput } from '@ruta/state-machines/cycles/cycle.machine';
import type { CycleState } from '@ruta/state-machines/cycles/cycle.rules';

/** Where a cycle is, from what the server stores. */
export const stateOf = ({ state, prepared }: Pick<Cycle, 'state' | 'prepared'>): CycleState => {
  if (state !== 'pending') return state;
  return prepared ? 'prepared' : 'notPrepared';
};

/** A cycle of the server for its machine. */
export const versionOf = (cycle: CycleDetail): CycleVersion => ({
  cycleId: cycle.id,
  revision: cycle.revision,
  state: stateOf(cycle),
  saved: {
    periodId: cycle.period_id,
    startAt: cycle.start_at,
    endAt: cycle.end_at,
    minGroup: cycle.min_group,
  },
  pfpClosureAt: cycle.pfpClosure?.closure_at ?? null,
  dpiEndsOn: cycle.dpiClosure?.end_at ?? null,
  isAnotherStarted: cycle.is_another_started,
});

/** The machine's input: a cycle of the server, or a new one. */
export const inputOf = (cycle: CycleDetail | null, today: string): CycleInput =>
  cycle === null
    ? {
        ...{ cycleId: null, revision: 0, state: 'notPrepared', today, isAnotherStarted: false },
        saved: { periodId: null, startAt: null, endAt: null, minGroup: MIN_GROUP_DEFAULT },
        ...{ pfpClosureAt: null, dpiEndsOn: null },
      }
    : { ...versionOf(cycle), today };
