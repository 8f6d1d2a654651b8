import type { Locale } from '@ruta/contracts';
import type { ActivitySurvey } from '@ruta/contracts/surveys/survey.schema';
import type { Knex } from 'knex';
import { own } from '../../database/scope';
import type { Actor } from '../../kernel/actor';
import { textIn } from '../../kernel/text-in';
import { standingOf } from './survey.policy';
import type { SurveyRow } from './surveys.tables';

/** A survey of an activity that somebody attended, and how far they are with it. */
export interface AttendedSurvey extends SurveyRow {
  activity_id: number;
  activity: string;
  date: string;
  school_id: number;
  school_name: string;
  school_timezone: string;
  completed_at: string | null;
  min_group: number;
  submission_id: number | null;
  started_at: string | null;
  finished_at: string | null;
  revision: number | null;
  /** The person, where they have finished this anonymous survey. */
  participant: number | null;
}

/** Surveys of one person at a time. */
const LISTED_MAX = 100;

const COLUMNS = [
  ...['surveys.*', 'item.id as activity_id', 'item.activity', 'item.date', 'item.school_id', 'item.completed_at'],
  ...['schools.name as school_name', 'schools.timezone as school_timezone', 'cycles.min_group'],
  ...[
    'mine.id as submission_id',
    'mine.started_at',
    'mine.finished_at',
    'mine.revision',
    'took.user_id as participant',
  ],
];

/** Activities with a bound survey and what a person has of it. The caller limits it to what the person may see. */
const withSurvey = (db: Knex, userId: number) =>
  db({ item: 'agenda_activities' })
    .join({ pfi: 'pfi_activities' }, 'pfi.agenda_activity_id', 'item.id')
    .join('surveys', 'surveys.id', 'pfi.survey_id')
    .join('schools', 'schools.id', 'item.school_id')
    .join({ cycles: 'school_cycles' }, 'cycles.id', 'item.cycle_id')
    .leftJoin({ mine: 'survey_submissions' }, (on) => {
      on.on('mine.survey_id', 'surveys.id')
        .andOnVal('mine.user_id', userId)
        .andOnVal('mine.subject_type', 'activity')
        .andOn('mine.subject_id', 'item.id');
    })
    .leftJoin({ took: 'survey_participants' }, (on) => {
      on.on('took.survey_id', 'surveys.id')
        .andOnVal('took.subject_type', 'activity')
        .andOn('took.subject_id', 'item.id')
        .andOnVal('took.user_id', userId);
    })
    .whereNull('item.cancelled_at');

/** The surveys of activities at which the caller was present, the latest first (scope O). */
export function attendedSurveys(
  db: Knex,
  actor: Actor,
  { activityId, surveyId }: { activityId?: number | undefined; surveyId?: number } = {},
): PromiseLike<AttendedSurvey[]> {
  const userId = own(actor);
  const query = withSurvey(db, userId)
    .join({ taken: 'activity_assistants' }, 'taken.agenda_activity_id', 'item.id')
    .join({ present: 'activity_assistant_user' }, 'present.assistants_id', 'taken.id')
    .where('present.user_id', userId)
    .orderBy([
      { column: 'item.date', order: 'desc' },
      { column: 'item.id', order: 'desc' },
    ])
    .limit(LISTED_MAX);
  if (activityId !== undefined) void query.where('item.id', activityId);
  if (surveyId !== undefined) void query.where('surveys.id', surveyId);
  return query.select<AttendedSurvey[]>(...COLUMNS);
}

/** Whether the caller attended the activity, and it has no survey. */
export async function isWithoutSurvey(db: Knex, actor: Actor, activityId: number): Promise<boolean> {
  const attended = await db({ taken: 'activity_assistants' })
    .join({ present: 'activity_assistant_user' }, 'present.assistants_id', 'taken.id')
    .leftJoin({ pfi: 'pfi_activities' }, 'pfi.agenda_activity_id', 'taken.agenda_activity_id')
    .where({ 'taken.agenda_activity_id': activityId, 'present.user_id': own(actor) })
    .whereNull('pfi.survey_id')
    .pluck<number[]>('taken.id');
  return attended.length > 0;
}

/** Whether an activity of the caller's own school has the survey, though they were not present. */
export async function isOfOwnSchool(
  db: Knex,
  actor: Actor,
  { activityId, surveyId }: { activityId: number; surveyId?: number },
): Promise<boolean> {
  const query = withSurvey(db, own(actor)).where({ 'item.id': activityId, 'item.school_id': actor.schoolId ?? 0 });
  if (surveyId !== undefined) void query.where('surveys.id', surveyId);
  return (await query.first('item.id')) !== undefined;
}

/** The survey of an activity, whoever asks. The caller must have checked that they may see it. */
export const surveyOfActivity = (
  db: Knex,
  actor: Actor,
  { activityId, surveyId }: { activityId: number; surveyId?: number },
): PromiseLike<AttendedSurvey | undefined> => {
  const query = withSurvey(db, actor.userId).where('item.id', activityId);
  if (surveyId !== undefined) void query.where('surveys.id', surveyId);
  return query.first<AttendedSurvey | undefined>(...COLUMNS);
};

/** Whether the person has finished it. */
const isFinished = ({ finished_at, participant }: AttendedSurvey): boolean =>
  finished_at !== null || participant !== null;

/** How the person stands to it now. */
export const standing = (row: AttendedSurvey, now: string) => standingOf({ ...row, isFinished: isFinished(row) }, now);

/** A survey as its person sees it, in a language; `as` is 'reader' for who only reads it. */
export function shownSurvey(
  row: AttendedSurvey,
  { language, now, as = 'attendant' }: { language: Locale; now: string; as?: 'attendant' | 'reader' },
): ActivitySurvey {
  const { state, closes_at } = standing(row, now);
  return {
    ...{ id: row.id, code: row.code, version: row.version, kind: row.kind, language, min_group: row.min_group },
    title: textIn(language, row.title_es, row.title_en),
    instructions: textIn(language, row.instructions_es, row.instructions_en),
    hasEnglish: row.title_en !== null,
    anonymous: Boolean(row.anonymous),
    activity: {
      ...{ id: row.activity_id, title: row.activity, date: row.date },
      school: { id: row.school_id, name: row.school_name, timezone: row.school_timezone },
    },
    state: as === 'reader' ? null : state,
    closes_at: as === 'reader' ? null : closes_at,
    revision: row.revision ?? 0,
    questions: null,
  };
}
