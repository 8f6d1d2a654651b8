import type { ContentKind } from '@ruta/contracts/pfp/limits';
import type { Flag, Table } from '../../database/table';

/** A formation plan of a cycle. */
export interface FormationPlanRow {
  id: number;
  cycle_id: number;
  /** The same in every cycle. */
  key: string;
  name_es: string;
  name_en: string | null;
  description_es: string;
  description_en: string | null;
  /** JSON lists; empty means everybody of a school. */
  levels: string;
  roles: string;
  /** Tenths of an hour. */
  tenths: number;
  order: number;
  /** 0 once it is retired. */
  active: Flag;
  /** Null while it is being written. */
  published_at: string | null;
  revision: number;
  created_at: string;
  updated_at: string;
}

/** A file, a film or a link of a plan. A link has `url`, the others `file_key` and `size`. */
export interface FormationContentRow {
  id: number;
  plan_id: number;
  kind: ContentKind;
  mime_type: string;
  name: string;
  file_key: string | null;
  url: string | null;
  size: number | null;
  pages: number | null;
  duration_seconds: number | null;
  captions_key: string | null;
  required: Flag;
  order: number;
  revision: number;
  created_at: string;
  updated_at: string;
}

/** What a person did with a plan. */
export interface FormationPlanItemRow {
  id: number;
  user_id: number;
  plan_id: number;
  cycle_id: number;
  consulted: Flag;
  /** When its first content was opened, UTC. */
  consulted_at: string | null;
  /** The school of the person then. */
  school_id: number | null;
}

/** How far a person is in a film. */
export interface FormationProgressRow {
  user_id: number;
  content_id: number;
  /** Seconds: the farthest place. */
  position: number;
  /** A character for each piece of five seconds up to the last seen: 1 if it was. */
  seen: string;
  /** When as much was seen as counts, UTC. */
  done_at: string | null;
  updated_at: string;
}

/** A closing day that the people of a time zone were told of. */
export interface FormationNewsRow {
  cycle_id: number;
  timezone: string;
  day: string;
  days_before: number;
}

/** People of a school of whom plans are expected, and who has consulted them: the sum over the plans of a cycle. */
export interface FormationSchoolTotalRow {
  cycle_id: number;
  school_id: number;
  expected: number;
  consulted: number;
  /** Whether the school was active in the cycle when its people were counted. */
  active: Flag;
  /** When the people were counted last, UTC; null until they are. */
  counted_at: string | null;
  /** When `expected` became final, UTC. */
  frozen_at: string | null;
}

/** The final figures of a plan at a school. */
export interface FormationTotalRow {
  cycle_id: number;
  school_id: number;
  plan_id: number;
  expected: number;
  consulted: number;
}

declare module 'knex/types/tables' {
  interface Tables {
    formation_plans: Table<FormationPlanRow, 'id' | 'active' | 'revision'>;
    formation_contents: Table<FormationContentRow, 'id' | 'required' | 'revision'>;
    formation_plan_items: Table<FormationPlanItemRow, 'id' | 'consulted'>;
    formation_progress: Table<FormationProgressRow>;
    formation_news: Table<FormationNewsRow>;
    formation_school_totals: Table<FormationSchoolTotalRow, 'expected' | 'consulted' | 'active'>;
    formation_totals: Table<FormationTotalRow>;
  }
}
