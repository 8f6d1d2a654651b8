import type { Table } from '../../database/table';

/** Days without pupils, both ends included. */
export interface HolidayRow {
  id: number;
  name: string;
  description: string;
  start_at: string;
  end_at: string;
  /** JSON: `meta` of the contract. */
  meta: string;
  revision: number;
  created_at: string;
  updated_at: string;
}

declare module 'knex/types/tables' {
  interface Tables {
    holidays: Table<HolidayRow, 'id' | 'revision'>;
  }
}
