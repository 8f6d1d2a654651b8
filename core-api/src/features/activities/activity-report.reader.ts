import type { Knex } from 'knex';
import type { Flag } from '../../database/table';
import { holds } from '../../kernel/actor';
import { presentCount, type AgendaActivityModel, type AgendaParts } from '../agenda';
import { narrowed, type ReportAsked } from '../reports';

export interface ReportedActivity extends Pick<
  AgendaActivityModel,
  'id' | 'activity_type' | 'activity' | 'date' | 'time' | 'timezone' | 'started_at' | 'completed_at' | 'cancelled_at'
> {
  isCompleted: Flag;
  school: string;
  coach_name: string | null;
  coach_surname: string | null;
  author_name: string | null;
  author_surname: string | null;
  attendees: number | null;
  evidences: number | null;
}

const ITEMS = {
  ...{ school: 'agenda_activities.school_id', cycle: 'agenda_activities.cycle_id', day: 'agenda_activities.date' },
};

/**
 * Items of the agenda of schools that the caller may read, oldest first. A cancelled visit is among them; what was taken
 * out of a plan is not.
 */
export const reportedItems = (db: Knex, { kinds }: Pick<AgendaParts, 'kinds'>, asked: ReportAsked) =>
  narrowed(db('agenda_activities'), ITEMS, asked)
    .join('schools', 'schools.id', 'agenda_activities.school_id')
    .whereNotIn('agenda_activities.activity_type', kinds.hiddenFrom(asked.actor))
    .where((kept) => {
      void kept
        .whereNull('agenda_activities.cancelled_at')
        .orWhereIn('agenda_activities.activity_type', kinds.recorded());
    })
    .orderBy(['agenda_activities.date', 'agenda_activities.time', 'agenda_activities.id']);

/** Activities as their report shows them, in one statement. Attendees and evidence take the right to read activities. */
export const reportedActivities = (
  db: Knex,
  agenda: Pick<AgendaParts, 'kinds'>,
  asked: ReportAsked,
): Promise<ReportedActivity[]> =>
  reportedItems(db, agenda, asked)
    .leftJoin('users as coaches', 'coaches.id', 'agenda_activities.coach_id')
    .leftJoin('users as authors', 'authors.id', 'agenda_activities.created_by')
    .limit(asked.max)
    .select<ReportedActivity[]>(
      ...['id', 'activity_type', 'activity', 'date', 'time', 'timezone', 'isCompleted', 'started_at'].map(
        (column) => `agenda_activities.${column}`,
      ),
      ...['agenda_activities.completed_at', 'agenda_activities.cancelled_at', 'schools.name as school'],
      ...['coaches.name as coach_name', 'coaches.surname as coach_surname'],
      ...['authors.name as author_name', 'authors.surname as author_surname'],
      ...(holds(asked.actor, 'activity:read') ? recordColumns(db) : []),
    );

const recordColumns = (db: Knex) => [
  presentCount(db, 'agenda_activities', 'attendees'),
  db.raw('(select count(*) from activity_evidences where agenda_activity_id = agenda_activities.id) as evidences'),
];
