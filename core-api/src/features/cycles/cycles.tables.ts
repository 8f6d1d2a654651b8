import type { Flag, Table } from '../../database/table';

export interface PeriodRow {
  id: number;
  name: string;
  start_year: number;
  end_year: number;
}

export interface SchoolCycleRow {
  id: number;
  period_id: number;
  start_at: string;
  end_at: string;
  state: 'pending' | 'started' | 'finished';
  prepared: Flag;
  /** Generated: 1 for the started cycle, and unique. */
  started_flag: 1 | null;
  revision: number;
  created_at: string;
  updated_at: string;
}

declare module 'knex/types/tables' {
  interface Tables {
    periods: Table<PeriodRow, 'id'>;
    school_cycles: Table<SchoolCycleRow, 'id' | 'state' | 'prepared' | 'revision'>;
  }
}
