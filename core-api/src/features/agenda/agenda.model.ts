import type { AgendaActivity } from '@ruta/contracts/agenda/agenda.schema';
import type { Knex } from 'knex';
import { BaseModel } from '../../database/base-model';
import { columnsOf } from '../../database/columns';
import { followZone, type ZoneFollower } from '../../database/follow-zone';
import type { RestorableRecord } from '../../deletions/deletions.tables';

/** An agenda item. `activity_id` is the mirrored record, such as a visit. */
export class AgendaActivityModel extends BaseModel {
  static override tableName = 'agenda_activities';
  static override booleans = ['isStarted', 'isCompleted', 'cycle_over'];

  declare id: number;
  declare school_id: number;
  declare cycle_id: number;
  declare coach_id: number | null;
  declare activity_type: AgendaActivity['activity_type'];
  declare activity_id: number | null;
  declare activity: string;
  declare description: string;
  declare date: string;
  declare time: string;
  declare timezone: string;
  declare datetime: string;
  declare isStarted: boolean;
  declare isCompleted: boolean;
  /** Its school cycle has finished; only where `CYCLE_OVER` is selected. */
  declare cycle_over: boolean;
  declare started_at: string | null;
  declare completed_at: string | null;
  declare cancelled_at: string | null;
  declare revision: number;
  declare created_by: number | null;
  declare duration_min: number;
  declare place: string;
  declare created_at: string;
  declare updated_at: string;
  declare updated_by: number | null;
}

/** Updates the item that mirrors a record, whose row the caller has locked. A record without an item stays without. */
export const updateMirrored = (
  trx: Knex,
  of: Pick<AgendaActivityModel, 'activity_type' | 'activity_id'>,
  changes: Knex.TableType<'agenda_activities'>['update'],
): PromiseLike<number> => trx('agenda_activities').where(of).update(changes);

/** A reschedule of an activity, with its reason and author. */
export class ActivityRescheduleModel extends BaseModel {
  static override tableName = 'activity_reschedules';

  declare id: number;
  declare agenda_activity_id: number;
  declare old_date: string;
  declare old_time: string;
  declare date: string;
  declare time: string;
  declare justification: string;
  declare user_id: number;
  declare created_at: string;
}

const ofItem = (table: Knex.TableNames) => ({
  of: (trx: Knex, agenda_activity_id: number) =>
    trx(table as string)
      .where({ agenda_activity_id })
      .select<object[]>(),
});

/** What a deleted activity is restored from. It may have been started, and then moved. */
export const activityRecord: RestorableRecord = {
  kind: 'activity',
  tables: {
    agenda_activities: { of: (trx, id) => trx('agenda_activities').where({ id }).select() },
    agenda_activity_levels: ofItem('agenda_activity_levels'),
    agenda_activity_roles: ofItem('agenda_activity_roles'),
    activity_reschedules: ofItem('activity_reschedules'),
    activity_assistants: ofItem('activity_assistants'),
    activity_assistant_user: {
      of: (trx, id) =>
        trx('activity_assistant_user')
          .whereIn('assistants_id', trx('activity_assistants').where({ agenda_activity_id: id }).select('id'))
          .select(),
    },
    activity_observations: ofItem('activity_observations'),
    activity_evidences: { ...ofItem('activity_evidences'), files: 'path' },
    attendance_proofs: ofItem('attendance_proofs'),
  },
};

/** Replaces the levels of an activity's audience. */
export async function replaceLevels(trx: Knex, agenda_activity_id: number, levelIds: readonly number[]): Promise<void> {
  await trx('agenda_activity_levels').where({ agenda_activity_id }).delete();
  if (levelIds.length > 0)
    await trx('agenda_activity_levels').insert(levelIds.map((level_id) => ({ agenda_activity_id, level_id })));
}

/** Replaces the roles of an activity's audience. */
export async function replaceRoles(trx: Knex, agenda_activity_id: number, roleIds: readonly number[]): Promise<void> {
  await trx('agenda_activity_roles').where({ agenda_activity_id }).delete();
  if (roleIds.length > 0)
    await trx('agenda_activity_roles').insert(roleIds.map((role_id) => ({ agenda_activity_id, role_id })));
}

/** Lets what is planned in the agenda of a school follow its new time zone. */
export const agendaFollowsZone: ZoneFollower = (trx, { school_id, timezone }) =>
  followZone(trx, 'agenda_activities', {
    timezone,
    planned: (items) =>
      items.where({ school_id, started_at: null, completed_at: null, cancelled_at: null, isCompleted: false }),
  });

/** A row of the agenda with the names that screens show. */
export interface AgendaRow extends Pick<
  AgendaActivityModel,
  | 'id'
  | 'school_id'
  | 'coach_id'
  | 'activity_type'
  | 'activity_id'
  | 'activity'
  | 'description'
  | 'date'
  | 'time'
  | 'timezone'
  | 'datetime'
  | 'started_at'
  | 'completed_at'
  | 'revision'
  | 'created_by'
  | 'duration_min'
  | 'place'
  | 'created_at'
  | 'updated_at'
> {
  isCompleted: boolean | number;
  isStarted: boolean | number;
  /** Its school cycle has finished. */
  cycle_over: boolean | number;
  coach_name: string | null;
  coach_surname: string | null;
}

/** An item in a list, with few columns because a month has some forty items. */
export type ListedRow = Omit<AgendaRow, 'started_at' | 'completed_at' | 'place' | 'created_at' | 'updated_at'>;

const LISTED_COLUMNS = [
  'agenda_activities.id',
  'agenda_activities.school_id',
  'agenda_activities.coach_id',
  'agenda_activities.activity_type',
  'agenda_activities.activity_id',
  'agenda_activities.activity',
  'agenda_activities.description',
  'agenda_activities.date',
  'agenda_activities.time',
  'agenda_activities.timezone',
  'agenda_activities.datetime',
  'agenda_activities.duration_min',
  'agenda_activities.isStarted',
  'agenda_activities.isCompleted',
  'agenda_activities.revision',
  'agenda_activities.created_by',
  'users.name as coach_name',
  'users.surname as coach_surname',
];

/** Whether the item's cycle has finished: `cycle_over`. */
export const CYCLE_OVER = `(select judged.state = 'finished' from school_cycles as judged
  where judged.id = agenda_activities.cycle_id) as cycle_over`;

/** Columns of an item with its coach's name, and the same with its school. */
export const LISTED = `${columnsOf(...LISTED_COLUMNS)}, ${CYCLE_OVER}`;
export const LISTED_WITH_SCHOOL = `${LISTED}, ${columnsOf('schools.name as school_name', 'schools.timezone as school_timezone')}`;

/** The order of the agenda's lists. */
export const IN_ORDER = ['agenda_activities.date', 'agenda_activities.time', 'agenda_activities.id'];
