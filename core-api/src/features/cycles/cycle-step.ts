import type { Knex } from 'knex';

/** A cycle that starts or finishes. */
export interface SteppedCycle {
  id: number;
  /** Now, UTC. */
  at: string;
  /** Who did it. */
  actor_id: number;
}

/**
 * What a room does when a cycle starts or finishes: in the transaction of the step, set-based, after the cycle's own row.
 * Rooms declare it as `cycleSteps`.
 */
export interface CycleSteps {
  started?: (trx: Knex.Transaction, cycle: SteppedCycle) => Promise<void>;
  finished?: (trx: Knex.Transaction, cycle: SteppedCycle) => Promise<void>;
}
