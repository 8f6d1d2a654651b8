import type { AgendaActivity } from '@ruta/contracts/agenda/agenda.schema';
import type { Flag, Table } from '../../database/table';

/** A dated item of the agenda. `activity_id` is the id of the record that it mirrors, such as a visit. */
export interface AgendaActivityRow {
  id: number;
  school_id: number;
  cycle_id: number;
  coach_id: number | null;
  activity_type: AgendaActivity['activity_type'];
  activity_id: number | null;
  activity: string;
  description: string;
  date: string;
  time: string;
  timezone: string;
  datetime: string;
  isStarted: Flag;
  isCompleted: Flag;
  started_at: string | null;
  completed_at: string | null;
  /** Set when the record that it mirrors was cancelled. No list of the agenda shows such an item. */
  cancelled_at: string | null;
  revision: number;
  created_by: number | null;
  /** Minutes. */
  duration_min: number;
  place: string;
  created_at: string;
  updated_at: string;
  updated_by: number | null;
}

export interface ActivityLevelRow {
  agenda_activity_id: number;
  level_id: number;
}

export interface ActivityRoleRow {
  agenda_activity_id: number;
  role_id: number;
}

/** One change of date of an activity. */
export interface ActivityRescheduleRow {
  id: number;
  agenda_activity_id: number;
  old_date: string;
  old_time: string;
  date: string;
  time: string;
  justification: string;
  user_id: number;
  created_at: string;
}

declare module 'knex/types/tables' {
  interface Tables {
    agenda_activities: Table<
      AgendaActivityRow,
      'id' | 'isStarted' | 'isCompleted' | 'revision' | 'duration_min' | 'place'
    >;
    agenda_activity_levels: Table<ActivityLevelRow>;
    agenda_activity_roles: Table<ActivityRoleRow>;
    activity_reschedules: Table<ActivityRescheduleRow, 'id'>;
  }
}
