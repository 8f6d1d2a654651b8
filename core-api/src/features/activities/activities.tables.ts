import type { Evidence } from '@ruta/contracts/activities/activity.schema';
import type { Table } from '../../database/table';

/** The attendance of an activity. */
export interface AssistantsRow {
  id: number;
  agenda_activity_id: number;
  taken_by: number;
  taken_at: string;
}

/** One person who was present. */
export interface AssistantUserRow {
  assistants_id: number;
  user_id: number;
}

export interface ObservationRow {
  id: number;
  agenda_activity_id: number;
  result: string;
  author_id: number;
  revision: number;
  updated_at: string;
}

/** A file of evidence. `path` is its key in the store; `slot`, 1 to 3, is unique in the activity. */
export interface EvidenceRow {
  id: number;
  agenda_activity_id: number;
  slot: number;
  file_name: string;
  mime_type: Evidence['mime_type'];
  /** Bytes. */
  size: number;
  path: string;
  uploaded_by: number;
  created_at: string;
}

declare module 'knex/types/tables' {
  interface Tables {
    activity_assistants: Table<AssistantsRow, 'id'>;
    activity_assistant_user: Table<AssistantUserRow>;
    activity_observations: Table<ObservationRow, 'id' | 'revision'>;
    activity_evidences: Table<EvidenceRow, 'id'>;
  }
}
