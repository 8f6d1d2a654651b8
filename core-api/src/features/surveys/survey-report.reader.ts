import type { Knex } from 'knex';
import type { Tally } from '../../kernel/quadrant-figures';
import { presentCount } from '../agenda';
import { narrowed, type ReportAsked } from '../reports';
import type { SurveyQuestionRow } from './surveys.tables';

const SUBJECT = 'activity' as const;
const ITEMS = {
  ...{ school: 'agenda_activities.school_id', cycle: 'agenda_activities.cycle_id', day: 'agenda_activities.date' },
};

export interface ReportedSurvey {
  /** The item of the agenda. */
  id: number;
  activity: string;
  date: string;
  min_group: number;
  survey_id: number;
  anonymous: 0 | 1;
  answered: number | null;
  stepped: number | null;
  present: number | string;
}

/** Central activities with a survey, which their start binds, oldest first. */
export const reportedSurveys = (db: Knex, asked: ReportAsked): Promise<ReportedSurvey[]> =>
  narrowed(db('agenda_activities'), ITEMS, asked)
    .join('school_cycles', 'school_cycles.id', 'agenda_activities.cycle_id')
    .join('pfi_activities', 'pfi_activities.agenda_activity_id', 'agenda_activities.id')
    .join('surveys', 'surveys.id', 'pfi_activities.survey_id')
    .leftJoin('survey_counts', (on) => {
      on.onVal('survey_counts.subject_type', SUBJECT)
        .andOn('survey_counts.subject_id', 'agenda_activities.id')
        .andOn('survey_counts.survey_id', 'surveys.id');
    })
    .whereNull('agenda_activities.cancelled_at')
    .orderBy(['agenda_activities.date', 'agenda_activities.time', 'agenda_activities.id'])
    .limit(asked.max)
    .select<ReportedSurvey[]>(
      ...['agenda_activities.id', 'agenda_activities.activity', 'agenda_activities.date', 'school_cycles.min_group'],
      ...['surveys.id as survey_id', 'surveys.anonymous', 'survey_counts.answered', 'survey_counts.stepped'],
      presentCount(db, 'agenda_activities', 'present'),
    );

/** The questions of surveys, in order. */
export const questionsOfSurveys = (db: Knex, ids: readonly number[]) =>
  db('survey_questions')
    .whereIn('survey_id', [...ids])
    .orderBy(['survey_id', 'order'])
    .select('id', 'survey_id', 'type', 'question_es', 'question_en') as PromiseLike<
    Pick<SurveyQuestionRow, 'id' | 'survey_id' | 'type' | 'question_es' | 'question_en'>[] // the columns just named
  >;

/** How often a value stands in the totals of an activity, now and at the last step. */
export type ReportedTotal = Tally & { subject_id: number; question_id: number; stepped: number };

/** The totals of activities. */
export const totalsOfSurveys = (db: Knex, ids: readonly number[]): PromiseLike<ReportedTotal[]> =>
  db('survey_totals')
    .where('subject_type', SUBJECT)
    .whereIn('subject_id', [...ids])
    .select('subject_id', 'question_id', 'value', 'count', 'stepped');

/** How many wrote something, by activity and open question. */
export const textsOfSurveys = (db: Knex, ids: readonly number[]) =>
  db({ answer: 'survey_answers' })
    .join({ sent: 'survey_submissions' }, 'sent.id', 'answer.submission_id')
    .where('sent.subject_type', SUBJECT)
    .whereIn('sent.subject_id', [...ids])
    .whereNotNull('sent.finished_at')
    .whereNotNull('answer.text')
    .groupBy(['sent.subject_id', 'answer.question_id'])
    .select<{ subject_id: number; question_id: number; n: number | string }[]>(
      ...['sent.subject_id', 'answer.question_id', db.raw('count(*) as ??', ['n'])],
    );
