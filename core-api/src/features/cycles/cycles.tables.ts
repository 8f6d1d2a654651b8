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
  /** The smallest group whose figures are shown. */
  min_group: number;
  /** Generated: 1 for the started cycle, and unique. */
  started_flag: 1 | null;
  revision: number;
  created_at: string;
  updated_at: string;
}

/** The last day of a cycle's formation plan, with the cycle's range when it was set. */
export interface PfpClosureRow {
  id: number;
  cycle_id: number;
  closure_at: string;
  start_at: string;
  end_at: string;
  revision: number;
}

/** The days of a cycle's diagnostic, of all schools (`school_id` null) or of one, whose row wins. */
export interface DpiClosureRow {
  id: number;
  cycle_id: number;
  school_id: number | null;
  /** Generated: `school_id`, or 0; unique with the cycle. */
  school_key: number;
  start_at: string;
  end_at: string;
  revision: number;
}

/** A school that takes part in a cycle, or is excluded from it. */
export interface CycleSchoolRow {
  cycle_id: number;
  school_id: number;
  included: Flag;
  excluded_at: string | null;
  excluded_by: number | null;
  /** Its name when the cycle finished. */
  school_name: string | null;
}

declare module 'knex/types/tables' {
  interface Tables {
    periods: Table<PeriodRow, 'id'>;
    school_cycles: Table<SchoolCycleRow, 'id' | 'state' | 'prepared' | 'min_group' | 'started_flag' | 'revision'>;
    pfp_closures: Table<PfpClosureRow, 'id' | 'revision'>;
    dpi_closures: Table<DpiClosureRow, 'id' | 'school_key' | 'revision'>;
    cycle_schools: Table<CycleSchoolRow, 'included'>;
  }
}
