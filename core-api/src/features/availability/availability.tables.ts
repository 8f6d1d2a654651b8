import type { AvailabilitySetting } from '@ruta/contracts/availability/availability.schema';
import type { Table } from '../../database/table';

/** Hours of an agent, on a weekday (0 is Sunday) or on one date, on the agent's clock. */
export interface AvailabilityRow {
  id: number;
  agent_id: number;
  setting: AvailabilitySetting;
  weekday: number | null;
  single: string | null;
  /** `HH:mm`; an end of 23:59 is the end of the day. */
  start_at: string;
  end_at: string;
  revision: number;
  created_at: string;
  updated_at: string;
}

declare module 'knex/types/tables' {
  interface Tables {
    availabilities: Table<AvailabilityRow, 'id' | 'revision'>;
  }
}
