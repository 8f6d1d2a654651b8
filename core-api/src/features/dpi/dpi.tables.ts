import type { DpiRole, DpiTimeFactor } from '@ruta/contracts/dpi/limits';
import type { Flag, Table } from '../../database/table';
import type { Quadrant } from '../../kernel/quadrant-figures';

/** A question of a cycle’s bank. */
export interface DpiQuestionRow {
  id: number;
  cycle_id: number;
  theme: string;
  question_es: string;
  question_en: string | null;
  /** Null for the default. */
  timeout_seconds: number | null;
  order: number;
  active: Flag;
  revision: number;
  created_at: string;
  updated_at: string;
}

/** A role that is asked a question; one without rows is for everybody. */
export interface DpiQuestionRoleRow {
  question_id: number;
  role: DpiRole;
}

export interface DpiOptionRow {
  id: number;
  question_id: number;
  quadrant: number;
  display_es: string;
  display_en: string | null;
  value: number;
  color: string;
}

/** A person’s sheet of a cycle. Instants are UTC, but for the clock of the question. */
export interface DpiSubmissionRow {
  id: number;
  user_id: number | null;
  school_id: number;
  cycle_id: number;
  role: DpiRole;
  time_factor: DpiTimeFactor;
  started_at: string;
  finished_at: string | null;
  /** Position among the finished sheets of the school, from 1. */
  finished_no: number | null;
  question_id: number | null;
  /** Milliseconds of the epoch. */
  question_started_ms: number | null;
}

export interface DpiAnswerRow {
  submission_id: number;
  question_id: number;
  /** Null for a question whose time ran out. */
  option_id: number | null;
  answered_at: string;
  elapsed_ms: number;
}

/**
 * How often a quadrant was answered in finished sheets, and in those whose figures are shown: whole groups of answers
 * until the figures are final, then all of a question that has the smallest group of new ones. 0 is no answer.
 */
export interface DpiTotalRow {
  cycle_id: number;
  school_id: number;
  question_id: number;
  quadrant: number;
  count: number;
  shown: number;
}

/** Shown answers of a school to all its questions, by quadrant. */
export type ShownAnswers = Record<`shown_${Quadrant}`, number>;

/** Finished sheets of a school, how many of them had more time, and the answers that it shows. */
export interface DpiSchoolTotalRow extends ShownAnswers {
  cycle_id: number;
  school_id: number;
  finished: number;
  more_time: number;
  /** UTC; null while a sheet may still finish. */
  frozen_at: string | null;
}

/** How many people were expected to answer a question when its window had ended. */
export interface DpiExpectedRow {
  cycle_id: number;
  school_id: number;
  question_id: number;
  instruments: number;
}

/** Final answers of all schools to a question. */
export interface DpiNetworkTotalRow {
  cycle_id: number;
  question_id: number;
  schools: number;
  answers: number;
  /** Σ quadrant · answers. */
  sum: number;
  /** UTC. */
  summed_at: string;
}

/** A reminder to those of a school who had not finished on a day. */
export interface DpiReminderRow {
  id: number;
  school_id: number;
  cycle_id: number;
  /** At the school. */
  day: string;
  /** Null after a purge. */
  sent_by: number | null;
  /** UTC. */
  sent_at: string;
}

/** What people of a school were told of its window. */
export const NEWS = ['opened', 'closing', 'closed'] as const;
export interface DpiNewsRow {
  cycle_id: number;
  school_id: number;
  kind: (typeof NEWS)[number];
  /** The first day of the window, or its last. */
  day: string;
}

declare module 'knex/types/tables' {
  interface Tables {
    dpi_questions: Table<DpiQuestionRow, 'id' | 'active' | 'revision'>;
    dpi_question_roles: Table<DpiQuestionRoleRow>;
    dpi_options: Table<DpiOptionRow, 'id'>;
    dpi_submissions: Table<DpiSubmissionRow, 'id'>;
    dpi_answers: Table<DpiAnswerRow>;
    dpi_totals: Table<DpiTotalRow>;
    dpi_school_totals: Table<DpiSchoolTotalRow, 'frozen_at' | keyof ShownAnswers>;
    dpi_expected: Table<DpiExpectedRow>;
    dpi_network_totals: Table<DpiNetworkTotalRow>;
    dpi_reminders: Table<DpiReminderRow, 'id'>;
    dpi_news: Table<DpiNewsRow>;
  }
}
