import type { Locale } from '@ruta/contracts';
import type { QuestionType, SurveyKind } from '@ruta/contracts/surveys/limits';
import type { Flag, Table } from '../../database/table';

/** One version of a survey. It does not change, but for its status. */
export interface SurveyRow {
  id: number;
  code: string;
  version: number;
  kind: SurveyKind;
  title_es: string;
  title_en: string | null;
  instructions_es: string;
  instructions_en: string | null;
  anonymous: Flag;
  status: 'published' | 'retired';
  created_at: string;
  updated_at: string;
}

export interface SurveyQuestionRow {
  id: number;
  survey_id: number;
  order: number;
  type: QuestionType;
  required: Flag;
  question_es: string;
  question_en: string | null;
}

export interface SurveyOptionRow {
  id: number;
  question_id: number;
  order: number;
  display_es: string;
  display_en: string | null;
  value: number;
  /** Of a quadrant question: 1 to 5. */
  quadrant: number | null;
  color: string | null;
}

/**
 * What one person answers about a subject. Of a finished anonymous survey it names nobody, and both instants are the
 * beginning of a day.
 */
export interface SurveySubmissionRow {
  id: number;
  survey_id: number;
  user_id: number | null;
  subject_type: 'activity';
  subject_id: number;
  school_id: number;
  language: Locale;
  started_at: string;
  finished_at: string | null;
  revision: number;
}

export interface SurveyAnswerRow {
  submission_id: number;
  question_id: number;
  option_id: number | null;
  /** 0 to 10. */
  number: number | null;
  text: string | null;
}

/** Who has finished an anonymous survey. */
export interface SurveyParticipantRow {
  survey_id: number;
  subject_type: 'activity';
  subject_id: number;
  user_id: number;
}

/** How many finished a survey about a subject, now and at the last step of the smallest group. */
export interface SurveyCountRow {
  subject_type: 'activity';
  subject_id: number;
  survey_id: number;
  answered: number;
  stepped: number;
}

/** How often a value was answered in finished submissions, now and at the last step. */
export interface SurveyTotalRow {
  subject_type: 'activity';
  subject_id: number;
  question_id: number;
  value: number;
  count: number;
  stepped: number;
}

declare module 'knex/types/tables' {
  interface Tables {
    surveys: Table<SurveyRow, 'id'>;
    survey_questions: Table<SurveyQuestionRow, 'id'>;
    survey_options: Table<SurveyOptionRow, 'id'>;
    survey_submissions: Table<SurveySubmissionRow, 'id' | 'revision'>;
    survey_answers: Table<SurveyAnswerRow>;
    survey_participants: Table<SurveyParticipantRow>;
    survey_counts: Table<SurveyCountRow>;
    survey_totals: Table<SurveyTotalRow>;
  }
}
