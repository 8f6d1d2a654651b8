import type { Knex } from 'knex';
import type { AvailabilityRow } from './availability.tables';

/** Hours of an agent, on their clock: windows of weekdays, and what is lost on dates. */
export type AgentHours = Pick<AvailabilityRow, 'agent_id' | 'setting' | 'weekday' | 'single' | 'start_at' | 'end_at'>;

/**
 * The hours of some agents: all weekdays, and the dates from one day to another. Without scope: who books learns hours
 * only, and not whose they are.
 */
export const agentHours = (
  db: Knex,
  agents: readonly number[],
  { from, to }: { from: string; to: string },
): PromiseLike<AgentHours[]> =>
  db('availabilities')
    .whereIn('agent_id', [...agents])
    .where((one) => void one.whereNotNull('weekday').orWhereBetween('single', [from, to]))
    .select<AgentHours[]>('agent_id', 'setting', 'weekday', 'single', 'start_at', 'end_at');
