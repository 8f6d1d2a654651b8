import type { Flag, Table } from '../../database/table';

/** An activity that the network designs for every school of a cycle. */
export interface CentralActivityRow {
  id: number;
  cycle_id: number;
  /** The same in every cycle. */
  code: string;
  title_es: string;
  title_en: string | null;
  description_es: string;
  description_en: string | null;
  window_start: string;
  window_end: string;
  /** JSON lists; empty means everybody. */
  levels: string;
  roles: string;
  survey_id: number | null;
  gives_proof: Flag;
  /** Tenths of an hour. */
  tenths: number;
  order: number;
  active: Flag;
  revision: number;
  created_at: string;
  updated_at: string;
}

/** Why a central activity is done. */
export interface CentralActivityReasonRow {
  id: number;
  central_activity_id: number;
  order: number;
  reason_es: string;
  reason_en: string | null;
}

/** A school's plan of a cycle. */
export interface PfiPlanRow {
  id: number;
  school_id: number;
  cycle_id: number;
  /** When its first activity got a date, UTC; null before. */
  established_at: string | null;
  established_by: number | null;
  revision: number;
  created_at: string;
  updated_at: string;
}

/** A central activity of a plan, with the item of the agenda that mirrors it. */
export interface PfiActivityRow {
  id: number;
  pfi_plan_id: number;
  central_activity_id: number;
  agenda_activity_id: number | null;
  /** The survey at its start. */
  survey_id: number | null;
  /** When it was taken out of the plan, UTC, by whom, and why; null while it is in it. */
  removed_at: string | null;
  removed_by: number | null;
  removed_reason: string | null;
  /** Generated: 1 in the plan, null when taken out. A central activity is live in a plan once. */
  live: 1 | null;
}

declare module 'knex/types/tables' {
  interface Tables {
    central_activities: Table<CentralActivityRow, 'id' | 'revision'>;
    central_activity_reasons: Table<CentralActivityReasonRow, 'id'>;
    pfi_plans: Table<PfiPlanRow, 'id' | 'established_at' | 'established_by' | 'revision'>;
    pfi_activities: Table<PfiActivityRow, 'id' | 'removed_at' | 'removed_by' | 'removed_reason' | 'live'>;
  }
}
