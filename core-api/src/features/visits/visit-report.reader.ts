import type { VisitStatusKey } from '@ruta/contracts/visits/visit.schema';
import { isExpired } from '@ruta/state-machines/visits/visit.rules';
import type { Knex } from 'knex';
import { holds } from '../../kernel/actor';
import { presentCount } from '../agenda';
import { narrowed, type ReportAsked } from '../reports';
import { dayIn } from '../../time/clock';
import { VISIT_TYPE } from './visit.model';
import type { VisitAxisRow, VisitTableRow } from './visits.tables';

interface ReportedVisit extends Pick<
  VisitTableRow,
  'id' | 'objective' | 'date' | 'time' | 'timezone' | 'started_at' | 'finished_at' | 'cancelled_at' | 'cancel_reason'
> {
  school: string;
  name: string;
  surname: string;
  status_key: VisitStatusKey;
  status: string;
  reschedules: number;
  justification: string | null;
  attendees: number | null;
  evidences: number | null;
  result: string | null;
  expired: boolean;
}

const VISITS = { school: 'school_visits.school_id', cycle: 'school_visits.cycle_id', day: 'school_visits.date' };

/** Published visits of schools, oldest first: drafts are their author's alone. Visits of a day have no part in others. */
const publishedVisits = (db: Knex, asked: ReportAsked) =>
  narrowed(db('school_visits'), VISITS, asked)
    .join('schools', 'schools.id', 'school_visits.school_id')
    .join('school_visit_statuses as statuses', 'statuses.id', 'school_visits.school_visit_status_id')
    .where('school_visits.eraser', false)
    .orderBy(['school_visits.date', 'school_visits.time', 'school_visits.id']);

/** The column with the name of a status in the language of the file. */
const statusColumn = ({ locale }: ReportAsked) => (locale === 'es' ? 'statuses.name' : 'statuses.name_en');

/** The changes of date of a visit. */
const MOVES = 'from school_visit_reschedule_tracking where school_visit_id = school_visits.id';

/** Visits as their report shows them, in one statement. The record of a visit takes the ability to read activities. */
export async function reportedVisits(db: Knex, asked: ReportAsked): Promise<ReportedVisit[]> {
  const query = publishedVisits(db, asked)
    .join('users', 'users.id', 'school_visits.coach_id')
    .leftJoin('agenda_activities as items', (on) => {
      on.on('items.activity_id', 'school_visits.id').andOnVal('items.activity_type', VISIT_TYPE);
    })
    .limit(asked.max)
    .select<Omit<ReportedVisit, 'expired'>[]>(
      'school_visits.id',
      'school_visits.objective',
      'school_visits.date',
      'school_visits.time',
      'school_visits.timezone',
      'school_visits.started_at',
      'school_visits.finished_at',
      'school_visits.cancelled_at',
      'school_visits.cancel_reason',
      'schools.name as school',
      'users.name',
      'users.surname',
      'statuses.key as status_key',
      `${statusColumn(asked)} as status`,
      db.raw(`(select count(*) ${MOVES}) as reschedules`),
      db.raw(`(select justification ${MOVES} order by id desc limit 1) as justification`),
      ...(holds(asked.actor, 'activity:read') ? recordColumns(db) : []),
    );
  const rows = await query;
  return rows.map((row) => ({
    ...row,
    expired: isExpired({
      ...{ eraser: false, statusKey: row.status_key, isCancelled: row.cancelled_at !== null },
      ...{ date: row.date, today: dayIn(row.timezone, asked.now) },
    }),
  }));
}

interface ReportedAxis
  extends Pick<VisitTableRow, 'id' | 'date' | 'cancelled_at'>, Pick<VisitAxisRow, 'actions' | 'specifications'> {
  school: string;
  status: string;
  axis: string;
}

/** What visits plan in each axis, in the order of the axes, in one statement. */
export const reportedAxes = (db: Knex, asked: ReportAsked): Promise<ReportedAxis[]> =>
  publishedVisits(db, asked)
    .join('school_visit_axis as planned', 'planned.school_visit_id', 'school_visits.id')
    .join('school_visit_axes as axes', 'axes.id', 'planned.axis_id')
    .orderBy('axes.order')
    .limit(asked.max)
    .select<ReportedAxis[]>(
      ...['school_visits.id', 'school_visits.date', 'school_visits.cancelled_at', 'schools.name as school'],
      ...[`${statusColumn(asked)} as status`, 'planned.actions', 'planned.specifications'],
      asked.locale === 'es' ? 'axes.name as axis' : 'axes.name_en as axis',
    );

const recordColumns = (db: Knex) => [
  presentCount(db, 'items', 'attendees'),
  db.raw('(select count(*) from activity_evidences where agenda_activity_id = items.id) as evidences'),
  db.raw('(select result from activity_observations where agenda_activity_id = items.id) as result'),
];
