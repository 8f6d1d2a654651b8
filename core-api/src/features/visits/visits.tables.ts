import type { VisitAxis, VisitChange, VisitStatusKey } from '@ruta/contracts/visits/visit.schema';
import type { Flag, Table } from '../../database/table';

export interface VisitStatusRow {
  id: number;
  key: VisitStatusKey;
  name: string;
  name_en: string;
}

export interface AxisRow {
  id: number;
  key: VisitAxis['key'];
  name: string;
  name_en: string;
  order: number;
}

/** `date` and `time` are on the wall clock of `timezone`; `datetime` is the UTC instant. `eraser` marks a draft. */
export interface VisitTableRow {
  id: number;
  school_id: number;
  coach_id: number;
  cycle_id: number;
  objective: string;
  /** The beginning of the objective as it is searched. */
  search_key: string;
  date: string | null;
  time: string | null;
  timezone: string;
  datetime: string | null;
  eraser: Flag;
  school_visit_status_id: number;
  started_at: string | null;
  finished_at: string | null;
  cancelled_at: string | null;
  cancelled_by: number | null;
  cancel_reason: string | null;
  revision: number;
  /** Generated: 1 for a draft. */
  draft_flag: 1 | null;
  created_at: string;
  updated_at: string;
  updated_by: number | null;
}

/** The plan of one axis of a visit. */
export interface VisitAxisRow {
  school_visit_id: number;
  axis_id: number;
  actions: string;
  specifications: string;
}

/** One change of date of a visit. */
export interface VisitRescheduleRow {
  id: number;
  school_visit_id: number;
  old_date: string;
  old_time: string;
  date: string;
  time: string;
  justification: string;
  user_id: number;
  created_at: string;
}

/** One change of a published visit. `axis_id` is set for the texts of an axis. */
export interface VisitChangeRow {
  id: number;
  school_visit_id: number;
  field: VisitChange['field'];
  axis_id: number | null;
  before: string;
  after: string;
  user_id: number;
  created_at: string;
}

declare module 'knex/types/tables' {
  interface Tables {
    school_visit_statuses: Table<VisitStatusRow, 'id'>;
    school_visit_axes: Table<AxisRow, 'id'>;
    school_visits: Table<VisitTableRow, 'id' | 'revision' | 'search_key'>;
    school_visit_axis: Table<VisitAxisRow>;
    school_visit_reschedule_tracking: Table<VisitRescheduleRow, 'id'>;
    visit_changes: Table<VisitChangeRow, 'id'>;
  }
}
