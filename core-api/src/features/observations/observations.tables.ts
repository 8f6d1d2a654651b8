import type { Locale } from '@ruta/contracts';
import type { ObservationResponse } from '@ruta/contracts/observations/limits';
import type { Flag, Table } from '../../database/table';

/** One version of a guide. A published one does not change. */
export interface GuideRow {
  id: number;
  code: string;
  version: number;
  level_id: number;
  name_es: string;
  name_en: string | null;
  status: 'draft' | 'published' | 'retired';
  created_at: string;
  updated_at: string;
}

export interface GuideSectionRow {
  id: number;
  guide_id: number;
  order: number;
  title_es: string;
  title_en: string | null;
}

export interface GuideQuestionRow {
  id: number;
  guide_id: number;
  section_id: number;
  /** Within its guide. */
  order: number;
  /** The same in every version of the guide. */
  indicator: string;
  question_es: string;
  question_en: string | null;
}

/** Whether a teacher may be observed in a cycle; without a row they may. */
export interface ProfessorObservableRow {
  id: number;
  user_id: number;
  school_id: number;
  cycle_id: number;
  observable: Flag;
  changed_by: number | null;
  changed_at: string;
}

/** A registered observation. It does not change, but for the teacher's answer. Instants are UTC. */
export interface ObservationRow {
  id: number;
  /** Made by the device, unique for good. */
  client_id: string;
  guide_id: number;
  professor_id: number;
  observer_id: number;
  school_id: number;
  level_id: number;
  cycle_id: number;
  observed_at: string;
  received_at: string;
  finalObservations: string;
  language: Locale;
  /** The one that it corrects. */
  replaces_id: number | null;
  seen_at: string | null;
  teacher_reply: string | null;
}

export interface ObservationAnswerRow {
  observation_id: number;
  question_id: number;
  response: ObservationResponse;
  /** Empty without one. */
  comment: string;
}

/** Responses to a question at a school in a cycle. Observations that were corrected do not count. */
export interface ObservationTotalRow {
  cycle_id: number;
  school_id: number;
  guide_id: number;
  question_id: number;
  yes: number;
  no: number;
  na: number;
}

/** Observations of a teacher in a month `YYYY-MM` of the school's calendar; those that were corrected do not count. */
export interface ObservationMonthRow {
  school_id: number;
  month: string;
  professor_id: number;
  n: number;
}

/** A line of the private pad beside a draft. */
export interface ObservationNoteRow {
  id: number;
  draft_id: number;
  order: number;
  /** UTC. */
  noted_at: string;
  text: string;
}

/** What an observer typed and has not sent. */
export interface ObservationDraftRow {
  id: number;
  observer_id: number;
  professor_id: number;
  guide_id: number;
  school_id: number;
  level_id: number;
  /** The observation that it corrects; 0 without one. */
  replaces_id: number;
  /** JSON: the contract's DraftContent without its notes. */
  payload: string;
  revision: number;
  created_at: string;
  updated_at: string;
}

declare module 'knex/types/tables' {
  interface Tables {
    observation_guides: Table<GuideRow, 'id'>;
    observation_sections: Table<GuideSectionRow, 'id'>;
    observation_questions: Table<GuideQuestionRow, 'id'>;
    professor_observables: Table<ProfessorObservableRow, 'id'>;
    observations: Table<ObservationRow, 'id' | 'replaces_id' | 'seen_at' | 'teacher_reply'>;
    observation_answers: Table<ObservationAnswerRow>;
    observation_drafts: Table<ObservationDraftRow, 'id' | 'revision'>;
    observation_months: Table<ObservationMonthRow>;
    observation_notes: Table<ObservationNoteRow, 'id'>;
    observation_totals: Table<ObservationTotalRow>;
  }
}
