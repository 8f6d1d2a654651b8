import type { Flag, Table } from '../../database/table';

/** An area, a rubric of an area or a category of a rubric. */
interface LevelRow {
  id: number;
  name_es: string;
  name_en: string;
  /** Search key of the Spanish name, one of a name below each parent; null in rows that tests insert. */
  name_key: string | null;
  order: number;
}

/** A rubric or a category, below its parent. */
interface LowerLevelRow extends LevelRow {
  parent_id: number;
}

export interface ScheduleThemeRow extends Omit<LowerLevelRow, 'name_key'> {
  /** Names the theme in files; null in rows that tests insert. */
  code: string | null;
  description_es: string;
  description_en: string;
  /** Minutes. */
  duration: number;
  /** Minutes that the agent is free of sessions afterwards. */
  cooldown: number;
  active: Flag;
  revision: number;
  /** UTC; null while nobody changed it since the installation. */
  updated_at: string | null;
}

/** A booked session. Instants are UTC. */
export interface ConferenceRow {
  id: number;
  schedule_theme_id: number;
  /** The agent. */
  user_id: number;
  user_timezone: string;
  petitioner_id: number;
  petitioner_timezone: string;
  /** The petitioner’s school at booking. */
  school_id: number | null;
  start_at: string;
  end_at: string;
  full_end_at: string;
  duration: number;
  cooldown: number;
  status: 'scheduled' | 'started' | 'cancelled';
  /** Name of its meeting, which nobody guesses. Leaves the server only as part of an address (T15). */
  room: string;
  /** Of its meeting, once a provider has made one; null where a name is enough. */
  meeting_id: string | null;
  /** Where the petitioner enters that meeting. Leaves the server only while it is open (T15). */
  join_url: string | null;
  notes: string;
  created_at: string;
  updated_at: string;
}

export interface ConferenceStatusRow {
  id: number;
  conference_id: number;
  code: ConferenceRow['status'];
  reason: string | null;
  user_id: number | null;
  created_at: string;
}

declare module 'knex/types/tables' {
  interface Tables {
    schedule_areas: Table<LevelRow, 'id'>;
    schedule_rubrics: Table<LowerLevelRow, 'id'>;
    schedule_categories: Table<LowerLevelRow, 'id'>;
    schedule_themes: Table<ScheduleThemeRow, 'id' | 'revision'>;
    agent_theme: Table<{ agent_id: number; schedule_theme_id: number }>;
    conferences: Table<ConferenceRow, 'id'>;
    conference_statuses: Table<ConferenceStatusRow, 'id'>;
    session_cells: Table<{ agent_id: number; cell_at: string; conference_id: number }>;
    petitioner_days: Table<{ petitioner_id: number; day: string; conference_id: number }>;
  }
}
