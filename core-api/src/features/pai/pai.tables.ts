import type { PaiTextField } from '@ruta/contracts/pai/limits';
import type { Flag, Table } from '../../database/table';

/** A school in a cycle. */
export interface PaiPlace {
  school_id: number;
  cycle_id: number;
}

/** What a coach may accompany a plan with. */
export interface CoachPaiRow {
  id: number;
  /** `CPAI-<THEME>-<n>`. */
  activity_code: string;
  activity_es: string;
  activity_en: string | null;
  theme: string;
  active: Flag;
  revision: number;
  created_at: string;
  updated_at: string;
}

/** A school's plan of a cycle, from its first opening or announcement on. Instants are UTC. */
export interface PaiPlanRow {
  id: number;
  school_id: number;
  cycle_id: number;
  opened_at: string | null;
  announced_at: string | null;
  established_at: string | null;
  established_by: number | null;
}

/** A question of a plan’s form, and whether it must be planned for. */
export interface PaiTabRow {
  plan_id: number;
  question_id: number;
  is_mandatory: Flag;
}

/** What is written for a question before the plan is established. Days and hours are the school's wall clock. */
export interface PaiDraftRow extends Record<PaiTextField, string> {
  id: number;
  school_id: number;
  cycle_id: number;
  question_id: number;
  coach_pai_id: number | null;
  date: string | null;
  time: string | null;
  coach_date: string | null;
  coach_time: string | null;
  revision: number;
  updated_by: number | null;
  created_at: string;
  updated_at: string;
}

/** What a school commits to for a question. Its dates are those of its two items of the agenda. */
export interface PaiItemRow extends Record<PaiTextField, string> {
  id: number;
  plan_id: number;
  question_id: number;
  coach_pai_id: number;
  school_agenda_id: number | null;
  coach_agenda_id: number | null;
  revision: number;
  updated_by: number | null;
  created_at: string;
  updated_at: string;
}

/** The tab that a leader has open. */
export interface PaiPresenceRow extends PaiPlace {
  user_id: number;
  question_id: number;
  /** UTC; when their page said so last. */
  seen_at: string;
}

declare module 'knex/types/tables' {
  interface Tables {
    coach_pai_catalog: Table<CoachPaiRow, 'id' | 'active' | 'revision'>;
    pai_plans: Table<PaiPlanRow, 'id'>;
    pai_tabs: Table<PaiTabRow>;
    pai_drafts: Table<PaiDraftRow, 'id' | 'revision'>;
    pai_items: Table<PaiItemRow, 'id' | 'revision'>;
    pai_presence: Table<PaiPresenceRow>;
  }
}
