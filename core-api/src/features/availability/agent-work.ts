import type { Knex } from 'knex';

/** A span of UTC instants; the second is not part of it. */
export interface WorkSpan {
  from: string;
  to: string;
}

/**
 * Whether an agent has promised hours between two instants. A room whose records take an agent's hours declares it as
 * `agentWork`.
 */
export type AgentWork = (trx: Knex, agentId: number, span: WorkSpan) => Promise<boolean>;
