import type { VisitStatusKey } from '@ruta/contracts/visits/visit.schema';
import type { Knex } from 'knex';
import { BaseModel } from '../../database/base-model';
import { followZone, type ZoneFollower } from '../../database/follow-zone';
import { likePattern, nameLike, namePattern, searchKey } from '../../database/search-key';
import type { NewRow } from '../../database/table';
import type { RestorableRecord } from '../../deletions/deletions.tables';
import type { VisitAxisRow, VisitTableRow } from './visits.tables';

/** The agenda's type of a visit. */
export const VISIT_TYPE = 'SchoolVisitActivity';

/** A visit. `date` and `time` are in the zone `timezone`, `datetime` is the UTC instant. */
export class VisitModel extends BaseModel {
  static override tableName = 'school_visits';
  static override booleans = ['eraser'];

  declare id: number;
  declare school_id: number;
  declare coach_id: number;
  declare cycle_id: number;
  declare objective: string;
  declare search_key: string;
  declare date: string | null;
  declare time: string | null;
  declare timezone: string;
  declare datetime: string | null;
  declare eraser: boolean;
  declare school_visit_status_id: number;
  declare started_at: string | null;
  declare finished_at: string | null;
  declare cancelled_at: string | null;
  declare cancelled_by: number | null;
  declare cancel_reason: string | null;
  declare revision: number;
  declare created_at: string;
  declare updated_at: string;
  declare updated_by: number | null;
}

/** What a deleted visit is restored from. */
export const visitRecord: RestorableRecord = {
  kind: 'visit',
  tables: {
    school_visits: { of: (trx, id) => trx('school_visits').where({ id }).select(), computed: ['draft_flag'] },
    school_visit_axis: { of: (trx, id) => trx('school_visit_axis').where({ school_visit_id: id }).select() },
    school_visit_reschedule_tracking: {
      of: (trx, id) => trx('school_visit_reschedule_tracking').where({ school_visit_id: id }).select(),
    },
    visit_changes: { of: (trx, id) => trx('visit_changes').where({ school_visit_id: id }).select() },
  },
};

/** Inserts the plans of a visit's axes in one statement. Objection would need one statement per row. */
export const insertAxes = (trx: Knex, rows: readonly VisitAxisRow[]) => trx('school_visit_axis').insert(rows);

/** Writes the plan of one axis; each visit has all four. */
export const updateAxis = (trx: Knex, { school_visit_id, axis_id, ...plan }: VisitAxisRow): PromiseLike<number> =>
  trx('school_visit_axis').where({ school_visit_id, axis_id }).update(plan);

/** Inserts the changes of one save in one statement. Objection would need one per row. */
export const insertChanges = async (trx: Knex, rows: readonly NewRow<'visit_changes'>[]): Promise<void> => {
  if (rows.length > 0) await trx('visit_changes').insert(rows);
};

/** A reschedule, with its reason and author. */
export class VisitRescheduleModel extends BaseModel {
  static override tableName = 'school_visit_reschedule_tracking';

  declare id: number;
  declare school_visit_id: number;
  declare old_date: string;
  declare old_time: string;
  declare date: string;
  declare time: string;
  declare justification: string;
  declare user_id: number;
  declare created_at: string;
}

/** Ids of the statuses, which a migration inserts. */
export const STATUS_IDS: Record<VisitStatusKey, number> = { new: 1, progress: 2, finished: 3 };

/** The columns of the contract's sort keys. */
export const visitColumns = { id: 'school_visits.id', datetime: 'school_visits.datetime' };

/** A visit with what every screen shows of it. */
export interface VisitRow extends VisitTableRow {
  agenda_activity_id: number | null;
  status_key: VisitStatusKey;
  status_name: string;
  status_name_en: string;
  school_name: string;
  coach_name: string;
  coach_surname: string;
  canceller_name: string | null;
  canceller_surname: string | null;
  /** Its school cycle, if that has finished. */
  finished_cycle_id: number | null;
}

/** Visits by id with the columns that screens show, in the order of the ids. */
export async function visitRowsByIds(db: Knex, ids: readonly number[]): Promise<VisitRow[]> {
  if (ids.length === 0) return [];
  const rows = await selectVisits(db('school_visits').whereIn('school_visits.id', ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Lets the planned visits of a school, drafts too, follow its new time zone. */
export const visitsFollowZone: ZoneFollower = (trx, { school_id, timezone }) =>
  followZone(trx, 'school_visits', {
    timezone,
    planned: (visits) => visits.where({ school_id, started_at: null, finished_at: null, cancelled_at: null }),
  });

/** The objective as it is searched, as long as its column. */
export const objectiveKey = (objective: string): string => searchKey(objective).slice(0, 600);

/** The latest visits of a scope with every word in the objective or among the words of the school, by id. */
export function visitIdsByWords(
  db: Knex,
  visible: (visits: Knex.QueryBuilder) => Knex.QueryBuilder,
  words: readonly string[],
  limit: number,
): PromiseLike<number[]> {
  const query = visible(db('school_visits'));
  for (const word of words) {
    void query.whereRaw(
      `(school_visits.search_key like ? escape '!'
        or school_visits.school_id in (select schools.id from schools where ${nameLike('schools.search_key')}))`,
      [likePattern(word), namePattern(word)],
    );
  }
  return query.orderBy('school_visits.datetime', 'desc').limit(limit).pluck<number[]>('school_visits.id');
}

/** Adds to a query of visits what every screen shows of them: the columns of `VisitRow`. */
export const selectVisits = (visits: Knex.QueryBuilder) =>
  visits
    .join('school_visit_statuses', 'school_visit_statuses.id', 'school_visits.school_visit_status_id')
    .join('schools', 'schools.id', 'school_visits.school_id')
    .join('users', 'users.id', 'school_visits.coach_id')
    .leftJoin('school_cycles as past', (join) => {
      join.on('past.id', 'school_visits.cycle_id').andOnVal('past.state', 'finished');
    })
    .leftJoin('users as cancellers', 'cancellers.id', 'school_visits.cancelled_by')
    .leftJoin('agenda_activities', (join) => {
      join
        .on('agenda_activities.activity_id', 'school_visits.id')
        .andOnVal('agenda_activities.activity_type', VISIT_TYPE);
    })
    .select<VisitRow[]>(
      'school_visits.*',
      'agenda_activities.id as agenda_activity_id',
      'school_visit_statuses.key as status_key',
      'school_visit_statuses.name as status_name',
      'school_visit_statuses.name_en as status_name_en',
      'schools.name as school_name',
      'users.name as coach_name',
      'users.surname as coach_surname',
      'cancellers.name as canceller_name',
      'cancellers.surname as canceller_surname',
      'past.id as finished_cycle_id',
    );
